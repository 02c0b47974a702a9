import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ContractRow {
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: object;
  };
  readonly answer: { readonly body?: unknown };
}

interface Contract {
  readonly requests: readonly ContractRow[];
  readonly cleanUp: readonly ContractRow[];
}

const contract: Contract = JSON.parse(readFileSync(join(__dirname, '../../contract.json'), 'utf8'));

/** The rows that the site itself sends, and those that remove the traces of a replay. */
export const contractRows = [...contract.requests, ...contract.cleanUp];

/** A request of a page, as a browser reports it. */
export interface SentRequest {
  readonly method: string;
  /** With or without an origin. */
  readonly url: string;
  readonly prefer?: string | undefined;
  readonly body?: unknown;
}

const known = contractRows.map(({ request: { method, path, headers, body } }) => ({
  form: formOf({ method, url: path, prefer: headers?.Prefer }),
  keys: new Set(Object.keys(body ?? {})),
}));

/** Why the contract (supabase/contract.json) has no such request; undefined if it has one. */
export function whyNotInContract(sent: SentRequest): string | undefined {
  const form = formOf(sent);
  const alike = known.filter((row) => row.form === form);
  const keys = Object.keys(Object(sent.body));
  if (alike.some((row) => keys.every((key) => row.keys.has(key)))) return undefined;
  return alike.length === 0 ? form : `${form} with the body ${keys.join(', ')}`;
}

/** A request without what differs from one to the next: method, path, parameters with their operators, wishes. */
function formOf({ method, url, prefer }: SentRequest): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const isTable = pathname.startsWith('/rest/v1/') && !pathname.startsWith('/rest/v1/rpc/');
  const parameters = [...searchParams].map(([name, value]) => {
    if (/^(select|order|grant_type|scope)$/.test(name)) return `${name}=${value}`;
    // Of a filter the operator counts: eq.…, not.is.null.
    return isTable ? `${name}=${value.replace(/^(not\.)?(\w+)\..*$/, '$1$2')}` : name;
  });
  return [method, [pathname, ...parameters.sort()].join(' '), prefer].filter(Boolean).join(' ');
}
