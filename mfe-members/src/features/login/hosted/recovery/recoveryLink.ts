import { recoveryDraft } from '../../../../data/recoveryDraft';

/** What the visitor has come with. */
export type RecoveryLink =
  /** No link: they ask for one. */
  | { readonly kind: 'none' }
  /** The back end has refused the link, its form belongs to another browser, or a part of it is missing. */
  | { readonly kind: 'over' }
  /** A session of this link, which only changes the password. */
  | { readonly kind: 'token'; readonly token: string }
  /** A token that the page exchanges for a session. Programs that open the links of mails do not use it up. */
  | { readonly kind: 'token-hash'; readonly tokenHash: string };

/**
 * Reads the link in the address, or the one that this tab has opened before a reload. `{{ .ConfirmationURL }}` of a
 * mail leads here with a session in the hash, and `{{ .TokenHash }}` with a token in the query. A `code` needs the
 * browser that asked for it, and this site asks for none.
 */
export function readRecoveryLink({ hash, search }: Pick<Location, 'hash' | 'search'>): RecoveryLink {
  const [inHash, inQuery] = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)];
  const find = (name: string) => inHash.get(name) ?? inQuery.get(name) ?? undefined;
  const token = find('access_token');
  const tokenHash = find('token_hash');
  if (find('error') ?? find('error_code') ?? find('code')) return { kind: 'over' };
  if (token) return { kind: 'token', token };
  if (tokenHash) return { kind: 'token-hash', tokenHash };
  // A link that a mail program has cut or changed.
  if (hash.includes('=') || inQuery.has('type')) return { kind: 'over' };
  const kept = recoveryDraft.read();
  if (kept.token !== undefined) return { kind: 'token', token: kept.token };
  return kept.tokenHash === undefined ? { kind: 'none' } : { kind: 'token-hash', tokenHash: kept.tokenHash };
}
