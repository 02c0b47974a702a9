/** What stands in the visitor’s agenda. */
export const strings = {
  title: 'Jorkyball',
  description: (players: string, name: string, offers: string) =>
    `Terrain pour ${players} joueurs, au nom de ${name}. ${offers}`.trim(),
};
