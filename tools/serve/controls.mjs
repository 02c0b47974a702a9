import { brotliCompressSync, constants } from 'node:zlib';
import { HEADERS_FILE, POLICIES_FILE } from '../compose/hostingFiles.mjs';
import { standInPatterns } from '../compose/standInPatterns.mjs';
import { controlFile } from './controlFile.mjs';

/** The files of a site that say how to answer; each `(root)` gives the last whole content that there was. */
export function createControls() {
  return {
    standIns: controlFile('stand-ins.json', (content) =>
      standInPatterns(JSON.parse(content)).map(({ pattern, page }) => ({
        pattern: new RegExp(pattern, 'i'),
        page,
      })),
    ),
    policies: controlFile(POLICIES_FILE, (content) => JSON.parse(content)),
    headers: controlFile(HEADERS_FILE, (content) => JSON.parse(content)),
    notFoundPage: controlFile('404.html', wholePage),
  };
}

function wholePage(content) {
  if (!content.toString('latin1').trimEnd().endsWith('</html>')) return undefined;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return { plain: content, brotli: brotliCompressSync(content, { params }) };
}
