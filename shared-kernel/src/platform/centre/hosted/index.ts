/** The settings of a centre with a back end, which only such sites load: pages ask for them, and the answers about courts bring them. */
import * as v from 'valibot';
import { askBackEnd, observeSeen } from '../../back-end/askBackEnd';
import { learnCentreSettings } from '../centreSettings';
import { openingHoursInWords } from './openingHours';
import { settingsSchema } from './settingsSchema';

/** Reads the settings of an answer; others than those of this release's form change nothing. */
export function learnSettings(sent: unknown): void {
  const read = v.safeParse(settingsSchema, sent);
  if (read.success) {
    learnCentreSettings({ ...read.output, openingHours: openingHoursInWords(read.output, new Date()) });
  }
}

/** Asks for the settings now, and when the page is seen again; a cache answers within a minute. */
export function followCentre(): void {
  const ask = async () => {
    const answer = await askBackEnd({ path: 'rpc/centre_settings?centre=prouvy', schema: v.unknown() });
    if (answer.ok) learnSettings(answer.value);
  };
  observeSeen(() => void ask());
  void ask();
}
