import * as v from './validation';

/** A whole number, both limits included. */
export function wholeNumber(least: number, most = Number.POSITIVE_INFINITY) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}

/** The limits of a page: beyond these it would be slow, or show nonsense. Real tournaments stay far below. */
const longestText = 1000;
const longestDescription = 50_000;
export const mostTeams = 128;
export const mostFixtures = 10_000;
export const mostEvents = 2000;
export const mostDays = 400;
/** The next number must be a safe integer. It is twice what an earlier release took from a file. */
const highestSequence = 2_000_000_000;

export const shortText = v.pipe(v.string(), v.maxLength(longestText));
export const longText = v.pipe(v.string(), v.maxLength(longestDescription));
/** Half a surrogate pair is invalid in an address and in a key of the event store. */
export const identifier = v.pipe(v.string(), v.regex(/^\P{Surrogate}+$/u), v.maxLength(longestText));
/** A path segment of a page's address that survives encoding and decoding. */
export const addressPart = v.pipe(identifier, v.regex(/^(?!\.{1,2}$)[^/\\%]+$/));
/** In a key, a colon would begin something else: the copy of a damaged text, a match of another tournament. */
export const tournamentIdentifier = v.pipe(addressPart, v.regex(/^[^:]+$/));
export const sequence = wholeNumber(0, highestSequence);
/** Sets are counted from 0; a sheet has five. */
export const setPlace = wholeNumber(0, 4);

/** A day that exists, yyyy-MM-dd. */
export const day = v.pipe(
  v.string(),
  v.check((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isMoment(`${text}T00:00:00Z`, text)),
);

/** A time of the day, HH:mm. */
export const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const minutesOfADay = 24 * 60;

/** A planned day may go far into the night, and the largest tournaments over many. */
export const latestMinute = 100_000;

/** An ISO instant. */
export const moment = v.pipe(v.string(), v.check(isInstant));

/** An ISO instant. Events derived from a result alone have no time. */
export const momentOrNone = v.pipe(
  v.string(),
  v.check((text) => text === '' || isInstant(text)),
);

function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(text) && isMoment(text, '');
}

function isMoment(text: string, beginning: string): boolean {
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(beginning);
}

const videoHosts =
  /^(www\.|m\.)?(youtube\.com|youtu\.be|twitch\.tv|facebook\.com|fb\.watch|vimeo\.com|dailymotion\.com)$/;

/** Where a match may be seen live: a file of a stranger must not lead a reader to any place it likes. */
export const videoAddress = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return url?.protocol === 'https:' && url.username === '' && videoHosts.test(url.hostname);
  }),
);
