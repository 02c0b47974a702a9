import { act, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type CentreSettings, centreRules } from 'shared-kernel';
import { learnSettings } from 'shared-kernel/hosted-centre';
import { belowTheFold } from './features/home/HomePage';
import { routes } from './routes';

/** Closed on Mondays, five courts, and an hour at 26,50 € or more. */
const settings: CentreSettings = {
  revision: 1,
  hours: [null, ...Array.from({ length: 6 }, () => [10, 23] as const)],
  door: [8, 23],
  exceptions: [],
  courts: [1, 2, 3, 4, 5].map((number) => ({ number, name: '' })),
  months: 2,
  notice: 120,
  prices: { base: 2650, bands: [{ weekdays: [5], hours: [18, 23], cents: 3050 }] },
};

beforeAll(() => belowTheFold.load());
afterEach(() => act(() => centreRules.setState(null, true)));

/** Sentences by address, as they are built and by these settings. */
const sentences: Readonly<Record<string, readonly (readonly [built: string, changed: string])[]>> = {
  '/': [
    ['à deux, trois ou quatre : 25 €, tous les jours.', 'à deux, trois ou quatre : à partir de 26,50 €.'],
  ],
  '/services-tarifs': [
    ['25 € par heure', 'à partir de 26,50 € par heure'],
    ['À quatre, 6,25 € par personne', 'À quatre, à partir de 6,63 € par personne'],
    ['Réservation à l’heure, tous les jours', 'Réservation à l’heure'],
    ['Jusqu’à 6 matchs en même temps', 'Jusqu’à 5 matchs en même temps'],
  ],
  '/jorkyball-prouvy': [['Six terrains de jorkyball, ouverts tous les jours.', '5 terrains de jorkyball.']],
  '/centre-sportif-prouvy': [
    ['Tout est sous le même toit et ouvert tous les jours.', 'Tout est sous le même toit.'],
  ],
  '/football-indoor-valenciennes': [
    ['Un terrain de jorkyball coûte 25 €', 'Un terrain de jorkyball coûte à partir de 26,50 €'],
  ],
  '/contact': [['par téléphone. Le centre est ouvert tous les jours.', 'par téléphone.']],
};

// Articles keep the values of their day.
const pages = routes.filter(({ path }) => !path.startsWith('/blog'));

test.each(pages)(
  '$path says the values of the settings and none of the built ones',
  async ({ path, lazy }) => {
    const { Component } = await lazy();
    render(
      <MemoryRouter initialEntries={[path]}>
        <Component />
      </MemoryRouter>,
    );
    const text = () => document.body.textContent?.replaceAll(/\s/g, ' ') ?? '';
    for (const [built] of sentences[path] ?? []) await waitFor(() => expect(text()).toContain(built));
    act(() => learnSettings(settings));
    for (const [, changed] of sentences[path] ?? []) expect(text()).toContain(changed);
    // « Tous les jours sauf le lundi » are the opening hours.
    expect(text()).not.toMatch(/(?<![\d,])(25|6,25) €|tous les jours(?! sauf)/i);
  },
);
