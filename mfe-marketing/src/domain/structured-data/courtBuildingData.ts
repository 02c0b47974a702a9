import { centre, paths, type StructuredData } from 'shared-kernel';
import type { BuildingTerms, ProcessStep, Question } from '../courtBuilding';
import { centreId } from './sportsCentreData';

type ProductWords = { readonly name: string; readonly description: string; readonly category: string };

/** The court that is built to order: schema.org's Product. It has no price because each one is quoted. */
export function productData(
  { leadTimeWeeks, warrantyYears }: BuildingTerms,
  words: ProductWords,
  image: string,
): StructuredData {
  return {
    '@type': 'Product',
    ...words,
    image,
    brand: { '@type': 'Brand', name: centre.name },
    offers: {
      '@type': 'Offer',
      url: paths.contact(),
      availability: 'https://schema.org/MadeToOrder',
      priceCurrency: 'EUR',
      seller: { '@type': 'Organization', '@id': centreId, name: centre.name },
      deliveryLeadTime: {
        '@type': 'QuantitativeValue',
        minValue: leadTimeWeeks.least,
        maxValue: leadTimeWeeks.most,
        unitCode: 'WEE',
      },
      warranty: {
        '@type': 'WarrantyPromise',
        durationOfWarranty: { '@type': 'QuantitativeValue', value: warrantyYears, unitCode: 'ANN' },
      },
    },
  };
}

/** The five steps from study to handover: schema.org's HowTo. */
export function howToData(
  name: string,
  steps: readonly ProcessStep[],
  { leadTimeWeeks }: BuildingTerms,
): StructuredData {
  return {
    '@type': 'HowTo',
    name,
    totalTime: `P${leadTimeWeeks.most}W`,
    step: steps.map(({ name: stepName, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: stepName,
      text,
    })),
  };
}

/** The questions that buyers ask: schema.org's FAQPage. */
export function faqData(questions: readonly Question[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
