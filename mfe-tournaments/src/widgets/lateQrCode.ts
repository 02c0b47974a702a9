import { importWithRetry } from 'shared-kernel';

/** No page of its own: the code that draws a screen's QR code. */
export const qrCode = importWithRetry(() => import(/* webpackChunkName: "tournaments-qr" */ './QrCode'));
