/** A chunk that several parts come from: a request while it loads waits for the same answer. */
export function together<Module>(fetchChunk: () => Promise<Module>): () => Promise<Module> {
  let onItsWay: Promise<Module> | undefined;
  return () => {
    onItsWay ??= fetchChunk().catch((fault) => {
      onItsWay = undefined;
      throw fault;
    });
    return onItsWay;
  };
}
