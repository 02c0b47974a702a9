/** Long after every browser has read the file. */
const keptMs = 60_000;

/** Hands the visitor a text as a file of that name. */
export function downloadFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
