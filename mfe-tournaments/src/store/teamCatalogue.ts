import { createTeam } from '../competition/teams/createTeam';
import type { Team } from '../model/tournament';

/** Sample teams, all invented. The order of the players decides their identifiers: add a newcomer at the end of a line. */
const squads: Readonly<Record<string, string>> = {
  Valenciennes: 'Théo Delcambre, Yanis Wattel, Mathis Carlier, Ilyès Benkhalfa, Baptiste Hottiaux',
  Champagne: 'Rémi Gaucherel, Sacha Jolivard, Adrien Thévenin, Moussa Diarrassy, Clément Vautrin',
  Lille: 'Maxence Vandenbeck, Rayan Tahraoui, Gauthier Delespine, Noé Casteleyn, Julien Brasme',
  Lyon: 'Enzo Perrachon, Mehdi Zerrouki, Lucas Chavassieux, Florian Gonnet, Antoine Revolat',
  Anget: 'Killian Gourdon, Tom Cesbron, Amadou Sissoko-Lebrun, Hugo Rabouin, Pierrick Oger',
  Avignon: 'Nathan Roumieux, Sofiane Belhadri, Dorian Chabran, Esteban Molinas, Loris Jauffret',
  Prouvy: 'Quentin Lesaffre, Bilal Hamouchi, Arthur Dupriez, Simon Trelcat, Corentin Hubiez',
  Perpignan: 'Jordi Puigmal, Romain Casadessus, Samir El Ouafi, Guillem Baixas, Axel Torreilles',
  Montpellier: 'Léo Vezinhet, Karim Bouazzaoui, Timothé Galtier-Roux, Bastien Fesquet, Matteo Salgues',
  Bordeaux: 'Paul Lartigau, Ibrahima Kébé, Xavier Dubernet, Valentin Cazalis, Martin Peyrelongue',
  Toulouse: 'Damien Fourcassié, Nassim Guerrab, Alexis Barthère, Rafael Pinheiro, Thibault Escudé',
  Nantes: 'Ewen Guillou, Malo Kervadec, Cheikh Ndoye-Martin, Alan Bretaudeau, Victor Chauvelon',
  Strasbourg: 'Lukas Schaeffler, Emre Yildizhan, Jonas Kieffer, Marc-Antoine Wendling, Félix Oberlé',
  Grenoble: 'Gabin Chaloin, Walid Messaadi, Rodolphe Argoud, Luca Bertolini, Mathieu Vial-Collet',
  Rennes: 'Titouan Le Floc’h, Aymeric Rozé, Demba Sarr-Guérin, Yoann Hamelot, Éliott Jouanin',
  Dijon: 'Étienne Bouhelier, Jawad Lahmidi, Cyprien Maréchaux, Robin Petitjacques, Oscar Naudet',
};

export const teamCatalogue: readonly Team[] = Object.entries(squads).map(([name, players]) =>
  createTeam(name, players.split(', ')),
);
