import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import type { ParsedMail } from 'mailparser';
import Papa from 'papaparse';
import { afternoon } from '../../booking/reservationPage';
import type { BackEnd } from './backEnd';
import { expect } from './test';
import { beLoggedIn, registered } from './visitor';

/** A person of the staff opens the desk at that moment. */
export async function openDesk(page: Page, backEnd: BackEnd, address = '/accueil', at = afternoon) {
  const person = await registered(backEnd);
  await backEnd.makeStaff(person.email);
  await page.clock.setFixedTime(at);
  await beLoggedIn(page, backEnd, person);
  await page.goto(address);
  return person;
}

/** A cell of the grid by the beginning of its name: « 18 h, terrain 3 ». */
export const cell = (page: Page, hour: number, court: number, rest = '') =>
  page.getByRole('button', { name: new RegExp(`^${hour}\\sh, terrain ${court}\\s: ${rest}`) });

export const dialog = (page: Page) => page.getByRole('dialog');
/** The dates that the dialog of a series lists. */
export const dates = (page: Page) =>
  dialog(page).getByRole('region', { name: 'Dates de la série' }).getByRole('listitem');

/** Begins a series of ten Tuesdays at seven, as the dialog proposes it, on that court. */
export async function beginSeries(page: Page, name: string, court: string, email = '') {
  await page.getByRole('button', { name: 'Nouvelle série' }).click();
  await dialog(page).getByRole('combobox', { name: 'Nom' }).fill(name);
  await dialog(page).getByLabel('E-mail (facultatif)').fill(email);
  await dialog(page).getByLabel('Première date').fill('22/09/2026');
  await dialog(page).getByLabel('Terrain', { exact: true }).selectOption(court);
}

/** The file that « Exporter (CSV) » writes, as a spreadsheet reads it. */
export async function exportCsv(page: Page) {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
  const file = await arriving;
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  const { data, errors } = Papa.parse<Readonly<Record<string, string>>>(text.slice(1), {
    header: true,
    delimiter: ';',
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return { name: file.suggestedFilename(), rows: data };
}

/** A calendar as an agenda program reads it. */
export function calendarIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    method: calendar.getFirstPropertyValue('method'),
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      const { uid, sequence, summary } = event;
      const startsAt = event.startDate.toJSDate().toISOString();
      return { uid, sequence, summary, startsAt, status: component.getFirstPropertyValue('status') };
    }),
  };
}

/** The calendar in the file of a mail. */
export function calendarOf({ attachments }: ParsedMail) {
  const file = attachments.find(({ filename }) => filename === 'jorkyball.ics');
  return calendarIn(file?.content.toString() ?? '');
}
