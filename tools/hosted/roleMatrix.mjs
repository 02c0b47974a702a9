import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/packages.mjs';

export const MATRIX_PAGE = join(root, 'docs/reference/role-matrix.md');
const ROLES = ['anon', 'authenticated', 'service_role'];
/** Functions also ask for roles of accounts. */
const COLUMNS = { Tables: ROLES, Functions: [...ROLES, 'organizer', 'staff', 'manager'] };

/** The tables of the page, as they are in that database; `query` asks it as its owner. */
export async function roleMatrix(query) {
  const rows = await query(readFileSync(new URL('roleMatrix.sql', import.meta.url), 'utf8'));
  return Object.entries(COLUMNS)
    .map(([part, roles]) => {
      const cells = rows
        .filter((row) => row.part === part)
        .map((row) => [`\`${row.object}\``, ...roles.map((role) => row[role])]);
      return `## ${part}\n\n${tableOf([[part.slice(0, -1), ...roles.map((role) => `\`${role}\``)], ...cells])}`;
    })
    .join('\n\n');
}

function tableOf([head, ...rows]) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  const lineOf = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [
    lineOf(head),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(lineOf),
  ].join('\n');
}

/** The page with another matrix: its sentences end where the first table begins. */
export function pageWith(page, matrix) {
  return `${page.slice(0, page.indexOf('\n## Tables'))}\n${matrix}\n`;
}

/** The rows that page and database do not share: `-` of the page alone, `+` of the database alone. */
export function differences(page, matrix) {
  const [documented, actual] = [rowsOf(page), rowsOf(matrix)];
  return [
    ...documented.filter((row) => !actual.includes(row)).map((row) => `- ${row}`),
    ...actual.filter((row) => !documented.includes(row)).map((row) => `+ ${row}`),
  ];
}

function rowsOf(text) {
  return [...text.matchAll(/^\| `.*\|$/gm)].map(([row]) => row.replace(/ +/g, ' '));
}
