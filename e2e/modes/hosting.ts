import { type BackEnd, createBackEnd } from '../hosted/support/backEnd';
import { composeConfiguredSite } from '../hosted/support/configuredSite';

/** Where the site stores its data: on the visitor's device alone, or at a back end that all devices share. */
export type Mode = 'device' | 'hosted';

/** A back end, and the site that is configured for it. */
export interface Hosting {
  readonly backEnd: BackEnd;
  readonly siteUrl: string;
  remove(): Promise<void>;
}

export async function startHosting(): Promise<Hosting> {
  const backEnd = await createBackEnd();
  await backEnd.start();
  const site = await composeConfiguredSite({
    SUPABASE_URL: backEnd.url,
    SUPABASE_PUBLISHABLE_KEY: backEnd.publicKey,
  });
  return {
    backEnd,
    siteUrl: site.url,
    async remove() {
      await site.remove();
      await backEnd.remove();
    },
  };
}
