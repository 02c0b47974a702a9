/** Something that the person at the keyboard can mend: printed as one sentence, without a stack. */
export class Failure extends Error {
  name = 'Failure';
}

/** Runs a command of the project; ends the process with code 1 and one sentence when it cannot be done. */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Failure || error?.name === 'Failure' ? error.message : error);
    process.exit(1);
  }
}
