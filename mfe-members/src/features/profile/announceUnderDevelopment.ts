import { notify } from 'shared-kernel';
import { strings } from './strings';

const { title, ...descriptions } = strings.underDevelopment;

/** Says of a part of the profile that it does nothing yet. */
export function announceUnderDevelopment(part: keyof typeof descriptions) {
  notify({ title, description: descriptions[part] });
}
