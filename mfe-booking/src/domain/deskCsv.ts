import type { DeskReservation } from '../data/desk';
import { csvOf } from './csv';
import { spacedPhone } from './phone';

export type DeskCsvWords = {
  readonly columns: readonly string[];
  readonly hour: (hour: number) => string;
  readonly state: (reservation: DeskReservation) => string;
  readonly yes: string;
};

/** Reservations of the desk as a file for a spreadsheet, in the order of day, hour and court. */
export function deskCsv(reservations: readonly DeskReservation[], words: DeskCsvWords): string {
  const sorted = [...reservations].sort(
    (one, other) => one.day.localeCompare(other.day) || one.hour - other.hour || one.court - other.court,
  );
  return csvOf([
    words.columns,
    ...sorted.map((booked) => [
      booked.reference,
      booked.day,
      words.hour(booked.hour),
      String(booked.court),
      booked.name,
      booked.email,
      phoneText(booked.phone),
      String(booked.players),
      booked.plan,
      booked.service,
      words.state(booked),
      booked.series === null ? '' : words.yes,
      booked.note,
      booked.enteredBy,
    ]),
  ]);
}

/** As the grid shows it; other digits alone are in pairs too, because a spreadsheet takes them for a number without its zeros. */
function phoneText(phone: string): string {
  return spacedPhone(phone).replace(/^\d+$/, (digits) => digits.replace(/\d\d(?=\d)/g, '$& '));
}

/** The pieces of a period that one request each may ask for: both ends are 'yyyy-MM-dd', and in the piece. */
export function piecesOf(
  first: string,
  last: string,
  addDays: (day: string, count: number) => string,
  mostDays = 31,
): readonly { readonly first: string; readonly last: string }[] {
  const pieces = [];
  for (let from = first; from <= last; from = addDays(from, mostDays)) {
    const to = addDays(from, mostDays - 1);
    pieces.push({ first: from, last: to < last ? to : last });
  }
  return pieces;
}
