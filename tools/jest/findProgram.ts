import { runModule } from './runModule';

/** The place of a program (tools/setup/programs.mjs); undefined, with one printed line, if there is none. */
export function findProgram(name: string, whatNeedsIt: string): string | undefined {
  const code = `console.log(tool.findProgram('${name}') ?? '');`;
  // Lines before the last one are those of an installation.
  const place = runModule('setup/programs.mjs', code, { ...process.env } as Record<string, string>)
    .printed.split('\n')
    .at(-1);
  if (!place)
    process.stdout.write(`  ${whatNeedsIt} not tried: ${name} could be neither found nor installed.\n`);
  return place || undefined;
}
