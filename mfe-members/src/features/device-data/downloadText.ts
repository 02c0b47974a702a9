import type { SetAside } from 'shared-kernel/set-aside';

/** Long after every browser has read the file. */
const keptMs = 60_000;

/** Hands a text over as it was found, under a name that tells where it stood. */
export function downloadText({ copyKey }: SetAside, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = `jorkyball-${copyKey.replace(':corrupt', '').replace(/[^\w-]+/g, '-')}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
