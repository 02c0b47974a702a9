/** As long as an address may be for mail programs and the systems that start them: some cut a longer one unasked. */
const longestAddress = 1900;

type Letter = { readonly to: string; readonly subject: string; readonly body: string };

/** The address that opens a letter in the visitor's mail program, and whether all of its text goes into it. */
export function letterAddress({ to, subject, body }: Letter): { href: string; isWhole: boolean } {
  let href = `mailto:${to}?subject=${encoded(subject)}&body=`;
  for (const character of body) {
    const next = encoded(character);
    if (href.length + next.length > longestAddress) return { href, isWhole: false };
    href += next;
  }
  return { href, isWhole: true };
}

/** Lines end as letters want it (RFC 6068); half a character, which no address can hold, gives way to a sign for it. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').replace(/\n/g, '\r\n'));
}
