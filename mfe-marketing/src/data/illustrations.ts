import type { Illustration } from '../domain/illustration';
import aislePicture from '../pictures/article-tour-of-the-centre.json';
import barPicture from '../pictures/bar.json';
import explodedCourtPicture from '../pictures/exploded-court.json';
import hallPicture from '../pictures/hall-of-six-courts.json';
import indoorFootballPicture from '../pictures/indoor-football.json';
import standPicture from '../pictures/stand.json';

/** The pictures that several pages show: the centre's places, and a court in its parts. */
export const aisle: Illustration = {
  picture: aislePicture,
  alt: 'L’allée du centre entre deux rangées de terrains éclairés, avec les lumières chaudes du bar tout au bout.',
};

export const bar: Illustration = {
  picture: barPicture,
  alt: 'Le bar de douze mètres, ses tabourets et ses suspensions, avec un terrain éclairé derrière la vitre.',
};

export const stand: Illustration = {
  picture: standPicture,
  alt: 'La tribune de deux cents places, qui s’élève à côté du terrain éclairé.',
};

export const hall: Illustration = {
  picture: hallPicture,
  alt: 'La halle vue d’en haut, dans le noir : six terrains éclairés, sur deux rangées de trois.',
};

export const indoorFootball: Illustration = {
  picture: indoorFootballPicture,
  alt: 'Un terrain de football indoor avec ses bandes et son but ; la balle attend sur le point d’engagement.',
};

export const explodedCourt: Illustration = {
  picture: explodedCourtPicture,
  alt: 'Le terrain démonté dans les airs : gazon, ossature d’acier, parois transparentes, panneaux sandwich et filet de plafond.',
};
