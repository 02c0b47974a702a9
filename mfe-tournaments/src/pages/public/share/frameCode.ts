import { type EmbedView, embedAddress, frameTitle } from '../../../widgets/embedding';

/** The HTML with which another site shows a part of the tournament. */
export function frameCode(origin: string, id: string, name: string, view: EmbedView): string {
  const attributes = {
    src: `${origin}${embedAddress(id, view)}`,
    title: frameTitle(name, view),
    width: '100%',
    height: '600',
    loading: 'lazy',
    style: 'border: 0',
  };
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<iframe ${written.join(' ')}></iframe>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
