import { Failure } from '../setup/failure.mjs';

/**
 * Reads the facts of a live site: `{ origin, shell, sections }`, `shell` with its provided exports. A {@link Failure}
 * in plain words if there is no such site, or if it does not allow overrides.
 */
export async function readSite(address) {
  const origin = originOf(address);
  const registry = await ask(`${origin}/registry.json`);
  if (!Array.isArray(registry?.sections)) {
    throw new Failure(`${origin} says nothing of its sections: is it the site? (${origin}/registry.json)`);
  }
  const offer = await ask(`${origin}/overrides.json`);
  if (!offer?.offered) {
    throw new Failure(
      `${origin} does not allow its sections to be overridden: its configuration lacks "overrides": true ` +
        '(or ALLOW_OVERRIDES=1), which its operator sets before it is composed.',
    );
  }
  const { shell: version, kernel, offered } = offer;
  return { origin, shell: { version, kernel, offered }, sections: registry.sections };
}

function originOf(address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Failure(`“${address}” is no address of a site: say it in full, as in https://site.example`);
  }
  return url.origin;
}

/** Undefined if the file does not exist. */
async function ask(address) {
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(15_000) });
    return response.ok ? await response.json() : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw new Failure(`${address} does not answer: ${error.cause?.code ?? error.message}.`);
  }
}
