import puppeteer from 'puppeteer-core';
import { findChromium } from '../../setup/findChromium.mjs';
import { browserArguments } from './browserArguments.mjs';

/** A Chromium of its own, with nothing kept of before. */
export function openBrowser(host, executablePath = findChromium()) {
  return puppeteer.launch({ executablePath, args: browserArguments(host) });
}
