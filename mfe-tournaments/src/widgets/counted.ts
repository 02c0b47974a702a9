/** A count with its noun: in French nought and one are singular, « 0 match », « 1 match », « 2 matchs ». */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count > 1 ? many : one}`;
}
