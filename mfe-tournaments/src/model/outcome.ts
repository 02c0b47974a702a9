/** The result of an action, or the reason why it was refused. */
export type Outcome<Result, Refusal> =
  | ({ readonly ok: true } & Readonly<Result>)
  | { readonly ok: false; readonly refusal: Refusal };

export function refused<const Refusal>(refusal: Refusal) {
  return { ok: false, refusal } as const;
}
