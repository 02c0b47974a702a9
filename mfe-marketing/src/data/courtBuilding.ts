import type { BuildingTerms, ProcessStep, Question } from '../domain/courtBuilding';
import type { Illustration } from '../domain/illustration';
import acrylicWalls from '../pictures/part-acrylic-walls.json';
import customisation from '../pictures/part-customisation.json';
import playingSurface from '../pictures/part-playing-surface.json';
import safety from '../pictures/part-safety.json';
import sandwichPanels from '../pictures/part-sandwich-panels.json';
import steelStructure from '../pictures/part-steel-structure.json';
import assembly from '../pictures/step-assembly.json';
import design from '../pictures/step-design.json';
import handover from '../pictures/step-handover.json';
import logistics from '../pictures/step-logistics.json';
import prefabrication from '../pictures/step-prefabrication.json';

/** Court building: the offer, the construction and its duration (specification, section 9). */
export const buildingTerms: BuildingTerms = { warrantyYears: 2, leadTimeWeeks: { least: 6, most: 10 } };

export const assurances: readonly { readonly figure: string; readonly label: string }[] = [
  { figure: '2 ans', label: 'de garantie' },
  { figure: '6 à 10', label: 'semaines de délai' },
  { figure: 'Simple', label: 'à entretenir' },
  { figure: 'Clé en main', label: 'installation comprise' },
];

export const components: readonly (Illustration & { readonly name: string; readonly text: string })[] = [
  {
    name: 'Parois en acrylique (PMMA)',
    text: 'Elles renvoient la balle de façon régulière et laissent voir le match à ceux qui l’entourent.',
    picture: acrylicWalls,
    alt: 'Le bord d’une paroi transparente dans son poteau d’acier, parcouru par la lumière.',
  },
  {
    name: 'Panneaux sandwich',
    text: 'Une âme isolante entre deux parements rigides : ces panneaux pleins gardent leur forme sous les frappes.',
    picture: sandwichPanels,
    alt: 'Trois panneaux sandwich en coupe : deux parements fins et, entre eux, l’âme isolante.',
  },
  {
    name: 'Structure porteuse en acier',
    text: 'Elle porte tout le terrain, qui ne s’appuie pas sur les murs de votre bâtiment.',
    picture: steelStructure,
    alt: 'L’ossature d’acier d’un terrain, seule et encore sans parois, ses assemblages éclairés.',
  },
  {
    name: 'Surface de jeu',
    text: 'Un gazon synthétique posé sur dalle, avec toutes les lignes réglementaires.',
    picture: playingSurface,
    alt: 'Le gazon synthétique de tout près, brin par brin, avec la ligne blanche de penalty et la balle en feutre derrière.',
  },
  {
    name: 'Sécurité et finitions',
    text: 'Les arêtes sont protégées et les fixations placées hors du jeu. La porte se ferme au ras de la paroi.',
    picture: safety,
    alt: 'Un poteau protégé par une mousse et le filet de plafond, vus depuis le sol du terrain.',
  },
  {
    name: 'Personnalisation',
    text: 'Vous choisissez les couleurs, l’éclairage et le marquage à votre nom.',
    picture: customisation,
    alt: 'Le même petit terrain trois fois, avec d’autres couleurs de gazon, de structure et de lumière.',
  },
];

export const processSteps: readonly (ProcessStep & Illustration)[] = [
  {
    name: 'Étude et conception',
    text: 'Nous vérifions vos cotes et la dalle, puis nous dessinons le terrain. Vous validez un plan et un devis.',
    picture: design,
    alt: 'Le plan du terrain tracé en lignes de lumière sur une table sombre, avec une petite maquette transparente posée dessus.',
  },
  {
    name: 'Préfabrication',
    text: 'Toutes les pièces sont découpées, percées et contrôlées en atelier.',
    picture: prefabrication,
    alt: 'Des parois transparentes et des poteaux d’acier rangés debout dans un atelier.',
  },
  {
    name: 'Logistique et préparation du site',
    text: 'Le terrain est livré en éléments numérotés, sur un sol dégagé et tracé.',
    picture: logistics,
    alt: 'Des palettes de panneaux et de poteaux sur la dalle vide, où le contour du terrain est tracé en lumière.',
  },
  {
    name: 'Montage',
    text: 'Nous montons l’ossature et les parois, puis nous posons le gazon, les buts et le filet de plafond.',
    picture: assembly,
    alt: 'Le terrain à moitié construit : l’ossature est debout, une paroi suspendue rejoint sa place.',
  },
  {
    name: 'Tests et remise',
    text: 'Nous contrôlons les rebonds et les fixations, puis nous vous remettons les clés et les consignes d’entretien.',
    picture: handover,
    alt: 'Le terrain terminé, toutes ses arêtes allumées, la balle posée sur le point central.',
  },
];

export const questions: readonly Question[] = [
  {
    id: 'acrylique-ou-verre',
    question: 'Pourquoi des parois en acrylique plutôt qu’en verre ?',
    answer:
      'L’acrylique (PMMA) pèse environ deux fois moins que le verre et encaisse bien mieux les chocs. La structure est plus légère, le transport plus simple, et une paroi se remplace sans démonter le terrain. L’acrylique craint en revanche les produits abrasifs : un chiffon doux et de l’eau savonneuse suffisent à l’entretenir.',
  },
  {
    id: 'panneaux-sandwich',
    question: 'Quels sont les avantages des panneaux sandwich ?',
    answer:
      'Contre un mur, là où la transparence ne sert à rien, ils ferment le terrain et réduisent le bruit des rebonds. Ils sont légers et reçoivent facilement un marquage.',
  },
  {
    id: 'contraintes-installation',
    question: 'Quelles sont les contraintes d’installation ?',
    answer:
      'Une dalle béton plane et une hauteur libre d’environ 3 m au minimum. Le terrain mesure 10 m sur 5 : comptez un peu plus pour la structure et la circulation autour. Un accès assez large pour les éléments et une arrivée électrique complètent la liste ; nous vérifions tout cela pendant l’étude.',
  },
  {
    id: 'garanties',
    question: 'Quelles garanties sont comprises ?',
    answer:
      'Le terrain est garanti 2 ans à partir de sa remise. L’étendue exacte de la garantie figure dans le devis, pièce par pièce, pour que vous sachiez ce qui est couvert avant de signer.',
  },
];
