/** The text of a file as an export would write it. */
export function largeFile(championship: { teams: number; id?: string; name?: string }): string;
