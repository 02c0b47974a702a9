/** The choices of a registration (specification, section 2). */
export const genders = [
  { value: 'homme', label: 'Homme' },
  { value: 'femme', label: 'Femme' },
  { value: 'autre', label: 'Autre' },
] as const;

export const homeClubs = [
  { value: 'prouvy', label: 'Prouvy' },
  { value: 'lyon', label: 'Lyon' },
  { value: 'perpignan', label: 'Perpignan' },
  { value: 'montpellier', label: 'Montpellier' },
  { value: 'autre', label: 'Autre' },
] as const;

/** A club as read, whether it was chosen in a registration or is kept under its name. */
export function clubName(club: string): string {
  return homeClubs.find(({ value }) => value === club)?.label ?? club;
}
