import { lazyWithRetry } from 'shared-kernel';
import { qrCode } from './lateQrCode';

/** A code on a screen that shows something else first, and that is not printed: an empty square keeps its place. */
export const QrCodeLater = lazyWithRetry(qrCode, ({ QrCode }) => QrCode, {
  placeholder: <div css={{ aspectRatio: '1', background: '#fff' }} />,
});
