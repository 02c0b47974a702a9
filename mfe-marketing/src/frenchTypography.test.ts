import { articles as allArticles } from './data/articles/articles';
import * as courtBuildingData from './data/courtBuilding';
import { facilities } from './data/facilities';
import { milestones } from './data/history';
import * as illustrations from './data/illustrations';
import { partners } from './data/partners/partners';
import { roles, rules } from './data/rules';
import { services } from './data/services/services';
import { videos } from './data/videos';
import { plainText } from './domain/rich-text/richText';
import * as contact from './features/contact/strings';
import { strings as courtBuilding } from './features/court-building/strings';
import { strings as home } from './features/home/strings';
import { strings as activities } from './features/landing/activities/strings';
import { strings as indoorFootball } from './features/landing/indoor-football/strings';
import { strings as jorkyballProuvy } from './features/landing/jorkyball-prouvy/strings';
import { strings as sportsCentre } from './features/landing/sports-centre/strings';
import { strings as news } from './features/news/strings';
import { strings as servicesPage } from './features/services/strings';
import * as tv from './features/tv/strings';
import * as own from './strings';
import { strings as letter } from './ui/letter/strings';
import { strings as pricing } from './ui/pricing/strings';
import * as shared from './ui/strings';

/** Sentences that the specification gives to the letter keep its straight apostrophes. */
const toTheLetter = new Set(["Désolé, l'article que vous cherchez n'existe pas."]);

/** An article's sentences, whole: its elements may begin and end in the middle of one. */
const articles = allArticles.map(({ content, ...summary }) => ({
  summary,
  sentences: content.map((block) => plainText([block])),
}));

const words = {
  ...{
    articles,
    courtBuildingData,
    facilities,
    milestones,
    illustrations,
    partners,
    roles,
    rules,
    services,
    videos,
  },
  ...{
    contact,
    courtBuilding,
    home,
    activities,
    indoorFootball,
    jorkyballProuvy,
    sportsCentre,
    news,
    servicesPage,
    tv,
  },
  ...{ own, letter, pricing, shared },
};

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  // Sentences with values of the centre, as they are built.
  if (typeof value === 'function') return textsOf(value(null));
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
}

const texts = textsOf(words).filter((text) => !/^(https?:|\/)/.test(text) && !toTheLetter.has(text));

const faults: readonly (readonly [string, RegExp])[] = [
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['straight quotation marks', /"/],
  ['an ordinary space before a double mark', / [:;!?»]/],
  ['no space before a double mark', /\p{L}[:;!?»](?![\d/])/u],
  ['an ordinary space after an opening quotation mark', /« /],
  [
    'an ordinary space between a number and its unit',
    /\d (?:m|m²|cm|g|h|%|€|heures?|joueurs?|matchs?|minutes?)(?!\p{L})/u,
  ],
  ['three full stops for an ellipsis', /\.\.\./],
  ['an hour that is not written as 18 h or 18 h 30', /\d\s?h\d|\d{2}:\d{2}/],
  ['an ordinal other than 1er, 1re, 2e', /\d(?:[eè]me|nd|nde)s?\b/],
  ['a message that is no « e-mail »', /\b(?:e?mail|courriel)s?\b(?<!e-mails?)/i],
  ['« News » for « Actualités »', /\bnews\b/i],
  ['a capital in the middle of a title', /Phases? Finales?|& Tarifs/],
  // Slogans that were sent back: two short sentences set against each other, and lists of three for their sound.
  ['a slogan', /Vous non plus|vivante|frais caché|votre projet|garde le geste|Ici, on |pousser la porte/i],
];

test.each(faults)('no text for visitors has %s', (_fault, pattern) => {
  expect(texts.filter((text) => pattern.test(text))).toEqual([]);
});
