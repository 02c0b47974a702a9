import puppeteer from 'puppeteer-core';
import { findChromium } from '../../setup/findChromium.mjs';
import { browserArguments } from './browserArguments.mjs';

/** A new Chromium with an empty profile. */
export function openBrowser(host, executablePath = findChromium()) {
  return puppeteer.launch({ executablePath, args: browserArguments(host) });
}
