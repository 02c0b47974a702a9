import { importWithRetry } from 'shared-kernel';

/** No page of its own: what draws the code of a screen. */
export const qrCode = importWithRetry(() => import(/* webpackChunkName: "tournaments-qr" */ './QrCode'));
