import { centre, paths, type StructuredData } from 'shared-kernel';
import type { BuildingTerms, ProcessStep, Question } from '../courtBuilding';
import { centreId } from './sportsCentreData';

/** The court that is built to order: schema.org's Product. It has no price because each one is quoted. */
export function productData({ leadTimeWeeks, warrantyYears }: BuildingTerms, image: string): StructuredData {
  return {
    '@type': 'Product',
    name: 'Terrain de jorkyball sur mesure',
    description:
      'Terrain de jorkyball de 10 m sur 5, parois en acrylique (PMMA) et panneaux sandwich sur structure porteuse en acier, livré et installé clé en main.',
    category: 'Équipement sportif',
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
export function howToData(steps: readonly ProcessStep[], { leadTimeWeeks }: BuildingTerms): StructuredData {
  return {
    '@type': 'HowTo',
    name: 'Comment nous construisons un terrain de jorkyball',
    totalTime: `P${leadTimeWeeks.most}W`,
    step: steps.map(({ name, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name,
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
