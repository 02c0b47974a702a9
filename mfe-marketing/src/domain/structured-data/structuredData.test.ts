import { centreRules, type StructuredData } from 'shared-kernel';
import { learnSettings } from 'shared-kernel/hosted-centre';
import { articleSummaries } from '../../data/articles/articleSummaries';
import { buildingTerms, processSteps, questions } from '../../data/courtBuilding';
import { videos } from '../../data/videos';
import { strings as courtStrings } from '../../features/court-building/strings';
import { articleData } from './articleData';
import { breadcrumbData } from './breadcrumbData';
import { faqData, howToData, productData } from './courtBuildingData';
import { sportsCentreData } from './sportsCentreData';
import { videoData } from './videoData';

/**
 * The required properties of each type, from Google's guides. If a guide requires none, those without which
 * schema.org's type says nothing. "a|b" means one of them.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  SportsActivityLocation: ['name', 'address', 'openingHoursSpecification', 'telephone', 'url'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Article: ['headline', 'image', 'datePublished', 'author'],
  Organization: ['name'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'description', 'contentUrl|embedUrl'],
  Product: ['name', 'review|aggregateRating|offers', 'image'],
  Brand: ['name'],
  Offer: ['availability', 'url'],
  QuantitativeValue: ['value|minValue', 'unitCode'],
  WarrantyPromise: ['durationOfWarranty'],
  HowTo: ['name', 'step'],
  HowToStep: ['text', 'name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

function faultsOf(value: unknown, where: string): readonly string[] {
  if (Array.isArray(value)) {
    return value.length === 0
      ? [`${where} is empty`]
      : value.flatMap((item, index) => faultsOf(item, `${where}[${index}]`));
  }
  if (value === undefined || value === null || value === '') return [`${where} is empty`];
  if (typeof value !== 'object') return [];
  const data = value as Record<string, unknown>;
  const type = String(data['@type']);
  const names = required[type];
  if (!names) return [`${where} is of the unknown type ${type}`];
  const missing = names
    .filter((name) => !name.split('|').some((choice) => choice in data))
    .map((name) => `${where} (${type}) lacks ${name}`);
  const inside = Object.entries(data).flatMap(([name, part]) => faultsOf(part, `${where}.${name}`));
  return [...missing, ...inside];
}

const samples: readonly (readonly [string, StructuredData])[] = [
  ['the centre', sportsCentreData(null)],
  ['a path', breadcrumbData({ name: 'Actualités', path: '/blog' }, { name: 'Un article', path: '/blog/1' })],
  ['the court', productData(buildingTerms, courtStrings.product, '/terrain.webp')],
  ['the steps of building', howToData(courtStrings.howTo, processSteps, buildingTerms)],
  ['the questions', faqData(questions)],
  ...articleSummaries.map((article) => [`article ${article.id}`, articleData(article)] as const),
  ...videos.map((video) => [`video ${video.id}`, videoData(video)] as const),
];

test.each(samples)('structured data of %s has every required property, filled', (name, data) => {
  expect(faultsOf(data, name)).toEqual([]);
});

test('a missing or empty property is found', () => {
  expect(faultsOf({ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: '' }] }, 'x')).toEqual([
    'x.mainEntity[0] (Question) lacks acceptedAnswer',
    'x.mainEntity[0].name is empty',
  ]);
});

test('the author of an article has no preposition, and a capital letter', () => {
  const names = articleSummaries.map((article) => (articleData(article).author as { name: string }).name);
  expect(new Set(names)).toEqual(new Set(['L’équipe du centre', 'La rédaction']));
});

test('days are ISO 8601 days and headlines fit a result page', () => {
  for (const article of articleSummaries) {
    expect(article.publishedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(article.title.length).toBeLessThanOrEqual(110);
  }
});

test('breadcrumb positions count from one, and the first one is home', () => {
  const { itemListElement } = breadcrumbData({ name: 'Contact', path: '/contact' });
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Accueil', item: '/' },
    { position: 2, name: 'Contact', item: '/contact' },
  ]);
});

test('the centre’s opening hours are those of its door, although the last game ends later', () => {
  expect(sportsCentreData(null).openingHoursSpecification).toMatchObject({
    opens: '08:00',
    closes: '23:00',
  });
});

test('they follow the settings once these are known', () => {
  learnSettings({
    revision: 1,
    hours: [null, [14, 22], null, null, null, null, null],
    door: [9, 23],
    exceptions: [],
    courts: [],
    months: 2,
    notice: 120,
    prices: { base: 2500, bands: [] },
  });
  expect(sportsCentreData(centreRules.getState()).openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Tuesday', opens: '09:00', closes: '23:00' },
  ]);
});
