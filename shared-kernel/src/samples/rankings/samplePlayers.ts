import { championship } from './championship';
import type { CountryCode, Honour, Player } from './player';

/** Sample data: every name is invented. The centre replaces this file with the federation's ranking. */

const attackers = ', classement des attaquants';
const defenders = ', classement des défenseurs';
const elsewhere = (name: string, position: string): Honour => ({ tournamentId: null, name, position });

const fixed = (
  id: number,
  name: string,
  nationality: CountryCode,
  club: string,
  points: number,
  ...tournaments: Honour[]
): Player => ({ id, name, nationality, club, points, tournaments });

/** The ten permanent players, ids 1 to 10; id 3 is the demonstration player. */
export const fixedPlayers: readonly Player[] = [
  fixed(1, 'Mathis Delcourt', 'fr', 'Lyon', 8920, championship('1er'), championship('1er', attackers)),
  fixed(2, 'Enzo Marchetti', 'it', 'Rome', 8715, elsewhere('Trophée européen des clubs 2025', '1er')),
  fixed(3, 'Thomas Lefebvre', 'fr', 'Prouvy', 5325, championship('2e'), championship('4e', defenders)),
  fixed(4, 'Kacper Wilczek', 'pl', 'Cracovie', 8340, elsewhere('Open international de Prouvy 2025', '4e')),
  fixed(5, 'Hugo Vasseur', 'fr', 'Prouvy', 8105, championship('2e'), championship('2e', attackers)),
  fixed(6, 'Dávid Halmos', 'hu', 'Budapest', 7790, elsewhere('Trophée européen des clubs 2025', '3e')),
  fixed(7, 'Camille Rousselle', 'fr', 'Montpellier', 7460, championship('4e'), championship('2e', defenders)),
  fixed(8, 'Rui Carvalhal', 'pt', 'Lisbonne', 7135, elsewhere('Open international de Prouvy 2025', '6e')),
  fixed(9, 'Lucas Ferrand', 'fr', 'Perpignan', 6880, championship('3e')),
  fixed(10, 'Davide Bertolin', 'it', 'Turin', 6540, elsewhere('Trophée européen des clubs 2025', '5e')),
];

/** Parts of the other sample players: their number, clubs, first names and family names. */
type NamePool = {
  readonly count: number;
  readonly clubs: string;
  readonly first: string;
  readonly last: string;
};

export const namePools: Readonly<Record<CountryCode, NamePool>> = {
  fr: {
    count: 56,
    clubs: 'Prouvy,Lyon,Perpignan,Montpellier',
    first:
      'Antoine,Bastien,Chloé,Clément,Élise,Florian,Gauthier,Inès,Jérémy,Léa,Maxime,Nathan,Océane,Quentin,Romain,Yanis',
    last: 'Bailleul,Carlier,Delattre,Dupuis,Fontaine,Gambier,Hennebelle,Lecocq,Maillard,Noyelle,Pruvost,Quesnel,Renaudin,Sauvage,Tissier,Wattrelot',
  },
  it: {
    count: 34,
    clubs: 'Rome,Turin',
    first: 'Alessandro,Chiara,Elisa,Federico,Giulia,Lorenzo,Matteo,Nicolò,Pietro,Riccardo,Simone,Tommaso',
    last: 'Barbieri,Caruso,De Santis,Ferrero,Gallo,Lombardi,Morelli,Pellegrini,Rinaldi,Sartori,Testa,Vitale',
  },
  pl: {
    count: 24,
    clubs: 'Cracovie,Gdynia',
    first: 'Adam,Bartosz,Filip,Jakub,Kinga,Maciej,Oliwia,Piotr,Szymon,Zofia',
    last: 'Adamczyk,Bielak,Czapla,Gajda,Jaworek,Krawczyk,Michalak,Nowak,Sobczak,Zając',
  },
  hu: {
    count: 18,
    clubs: 'Budapest',
    first: 'Ádám,Bence,Eszter,Gergő,Levente,Máté,Réka,Zsófia',
    last: 'Balogh,Fekete,Juhász,Lakatos,Orbán,Pintér,Szalai,Vörös',
  },
  pt: {
    count: 14,
    clubs: 'Lisbonne',
    first: 'Afonso,Beatriz,Diogo,Gonçalo,Mariana,Nuno,Tiago',
    last: 'Amaral,Brandão,Esteves,Figueira,Lourenço,Pacheco,Teixeira',
  },
  es: {
    count: 14,
    clubs: 'Barcelone',
    first: 'Álvaro,Carmen,Gonzalo,Íñigo,Lucía,Marcos,Pau',
    last: 'Aguilar,Bermejo,Cortés,Ibáñez,Lozano,Pascual,Soler',
  },
  gb: {
    count: 12,
    clubs: 'Londres',
    first: 'Alfie,Callum,Ellie,Harry,Imogen,Owen',
    last: 'Barlow,Fletcher,Hargreaves,Lockwood,Pritchard,Whitaker',
  },
  ca: {
    count: 8,
    clubs: 'Montréal',
    first: 'Alexis,Gabrielle,Liam,Mathieu,Noémie',
    last: 'Bouchard,Gagnon,Lachance,MacLeod,Tremblay',
  },
  jp: {
    count: 6,
    clubs: 'Osaka',
    first: 'Aoi,Haruto,Kenta,Ren,Yuna',
    last: 'Fujita,Hayashi,Kimura,Matsuda,Ueno',
  },
  us: {
    count: 4,
    clubs: 'Boston',
    first: 'Brianna,Carlos,Jordan,Tyler',
    last: 'Brooks,Coleman,Hayes,Whitfield',
  },
};

/** Competitions a generated player may have a place in; both rank players one by one. */
export const sampleHonours: Readonly<Record<'home' | 'abroad', (position: string) => Honour>> = {
  home: (position) => elsewhere('Masters de France 2025', position),
  abroad: (position) => elsewhere('Open international de Prouvy 2025', position),
};
