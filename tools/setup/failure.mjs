/** Something that the person at the keyboard can fix: printed as one sentence, without a stack. */
export class Failure extends Error {
  name = 'Failure';
}

/** Runs a command of the project; ends the process with code 1 and one sentence when it cannot be done. */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    const isPlain = error instanceof Failure || error?.name === 'Failure';
    console.error(isPlain ? error.message : (sentenceOfSystem(error) ?? error));
    process.exit(1);
  }
}

/** Refusals by the machine, by their error code. */
const REASONS = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk has no more room for you',
  EACCES: 'you may not',
  EPERM: 'you may not',
  EROFS: 'the disk can only be read',
  EBUSY: 'it is in use',
  EIO: 'the disk fails',
  EMFILE: 'too many files are open',
  ENOTDIR: 'a part of its path is a file',
  ENOTEMPTY: 'somebody else writes there',
  EXDEV: 'its folder is of another disk',
};

/**
 * The sentence for a refusal by the machine; undefined for any other error, which is a bug and needs its stack. A full
 * disk does not name the file: then `place` says where.
 */
export function sentenceOfSystem(error, place = 'What was to be written') {
  const isTaken = error?.code === 'EEXIST' && error.syscall === 'mkdir';
  const reason = isTaken ? REASONS.ENOTDIR : REASONS[error?.code];
  if (!reason || typeof error.syscall !== 'string') return undefined;
  const isRead = ['open', 'scandir', 'read', 'stat', 'lstat'].includes(error.syscall) && !error.dest;
  const what = error.dest ?? error.path ?? place;
  return `${what} cannot be ${isRead ? 'opened' : 'written'}: ${reason}.`;
}
