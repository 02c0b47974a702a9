import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** `npm run dev`, under way. */
export interface LocalBuild {
  /** All that it has printed. */
  said(): string;
  stop(): Promise<void>;
}

export function develop(folder: string, port: number, ...parameters: string[]): LocalBuild {
  const child = spawn(process.execPath, [join(folder, 'tools/dev.mjs'), ...parameters], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  return { said: () => said, stop: () => stop(child) };
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
