/** Unreadable data that was quarantined on this device: for the page that offers to download or to delete it. */
export { type QuarantinedText, quarantinedTexts } from './quarantinedTexts';
