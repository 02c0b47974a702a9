import { theme } from 'shared-kernel';

/** The shell's parts in the court's cool light, a section's page in the warm one. */
export function ownerColor(section: string | undefined): string {
  if (section === 'shell') return theme.color.action;
  return section === 'kernel' ? theme.color.success : theme.color.warm;
}
