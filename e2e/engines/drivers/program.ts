import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that a journey has started, with everything that it starts in turn. */
export interface Program {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program in a process group of its own, which ends with it, or with us at the latest. */
export function startProgram(
  file: string,
  parameters: readonly string[],
  { env = {}, stdio = 'ignore' }: { env?: NodeJS.ProcessEnv; stdio?: StdioOptions } = {},
): Program {
  const child = spawn(file, parameters, { detached: true, env: { ...process.env, ...env }, stdio });
  const exited = once(child, 'exit').catch(() => undefined);
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The process group has ended already.
    }
  };
  process.once('exit', kill);
  return {
    child,
    async stop() {
      kill();
      await exited;
      process.off('exit', kill);
    },
  };
}

/** Polls until the condition is true; a timeout is an error. */
export async function until(what: string, isDone: () => Promise<boolean>, timeoutMs = 20_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isDone().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what} within ${timeoutMs / 1000} s: no.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
