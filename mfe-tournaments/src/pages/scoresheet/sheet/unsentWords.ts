/** Texts for a scorer who logs out while only the device has some of their events. */
export function unsentWords(count: number, matches: readonly string[]) {
  const isOne = count === 1;
  const where = matches.length === 1 ? matches[0] : `${matches.length} matchs`;
  return {
    title: isOne
      ? 'Une action de match gardée sur cet appareil'
      : `${count} actions de match gardées sur cet appareil`,
    description: isOne
      ? `${where}\u00a0: elle n’est pas encore envoyée, et partira à votre prochaine connexion.`
      : `${where}\u00a0: elles ne sont pas encore envoyées, et partiront à votre prochaine connexion.`,
  };
}
