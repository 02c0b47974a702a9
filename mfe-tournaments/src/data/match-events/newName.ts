/** A name that no other page finds, of letters and digits. Works without a secure origin, unlike `randomUUID`. */
export function newName(): string {
  const random = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(random, (part) => part.toString(36)).join('-');
}
