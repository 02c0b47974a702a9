import { closeSync, existsSync, fstatSync, openSync, statSync } from 'node:fs';

/**
 * A folder that another one of the same name may replace while it is served (tools/compose/replaceFolder.mjs). Each
 * answer opens the present folder and reads everything from it, so that a page never gets the policy of another
 * composition. In the instant in which the name does not exist, the previous folder stays in use.
 */
export function holdFolder(folder) {
  let held;

  function present() {
    const found = statSync(folder, { bigint: true, throwIfNoEntry: false });
    if (found?.isDirectory() && identityOf(found) !== held?.identity) {
      const opened = open(folder);
      if (opened) {
        held?.retire();
        held = opened;
      }
    }
    return held;
  }

  return {
    /** The present folder's `{ root, release }`, or undefined without one; call `release` after the answer. */
    take: () => present()?.take(),
    close() {
      held?.retire();
      held = undefined;
    },
  };
}

function open(folder) {
  let handle;
  try {
    handle = openSync(folder, 'r');
  } catch {
    return undefined;
  }
  // Linux identifies the folder by its handle, even after a renaming; other systems use the name.
  const byHandle = `/proc/self/fd/${handle}`;
  const root = existsSync(byHandle) ? byHandle : folder;
  let users = 0;
  let isRetired = false;
  const closeIfUnused = () => {
    if (isRetired && users === 0) closeSync(handle);
  };
  return {
    // Of the opened file, not of the file that had its name a moment ago.
    identity: identityOf(fstatSync(handle, { bigint: true })),
    take() {
      users += 1;
      let isReleased = false;
      return {
        root,
        release() {
          if (isReleased) return;
          isReleased = true;
          users -= 1;
          closeIfUnused();
        },
      };
    },
    retire() {
      isRetired = true;
      closeIfUnused();
    },
  };
}

/** While a handle is open, no other folder gets its number. */
function identityOf({ dev, ino }) {
  return `${dev}:${ino}`;
}
