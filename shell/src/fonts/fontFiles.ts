import textFile from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
import displayFile from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2';

export { displayFile, textFile };

/** The fonts that every page needs before its first paint, for the preloads of the document. */
export const fontFiles: readonly string[] = [displayFile, textFile];
