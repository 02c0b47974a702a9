import type { Page, Route } from '@playwright/test';
import { partOf } from '../support/partOf';
import { expect, test } from '../support/test';

/**
 * Every kind of file, failing in every way, met in every way that a visitor can meet it. Whatever happens: the frame
 * can be used, the visitor is told within eight seconds, the other sections work, and what was wrong is cured
 * by his own try, or unseen where the fault passes by itself.
 */

// The offline worker would answer from its own copies, and the tests could not take them away.
test.use({ serviceWorkers: 'block', tolerated: [/./] });

const FAULTS = {
  refused: { respond: (route: Route) => route.abort('connectionrefused') },
  404: { respond: (route: Route) => route.fulfill({ status: 404, body: 'Not found' }) },
  '503 once': { respond: (route: Route) => route.fulfill({ status: 503 }), passes: true },
  'HTML with status 200': {
    respond: (route: Route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Bienvenue sur le Wi-Fi' }),
  },
  'cut in the middle': {
    async respond(route: Route) {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
    },
  },
  hanging: { respond: () => {}, hangs: true },
  '3 s late': { respond: () => {}, hangs: true, passes: true },
} satisfies Record<string, Fault>;

interface Fault {
  respond(route: Route): unknown;
  /** The answer does not come; the test moves the page's clock on. */
  readonly hangs?: boolean;
  /** The fault is over before the visitor needs to know of it. */
  readonly passes?: boolean;
}

interface Section {
  readonly remote: string;
  /** A prerendered page: its address, its own script, the words that can be read, and a proof that it lives. */
  readonly prerendered: PageOfSection;
  readonly standIn?: PageOfSection & { readonly visitor?: 'player' | 'organizer' };
}

interface PageOfSection {
  readonly path: string;
  readonly chunk: string;
  readonly title: string | RegExp;
  lives(page: Page): Promise<void>;
}

/** Presses what only a living page answers, until it does. */
async function answers(page: Page, press: () => Promise<void>, words: string) {
  await expect(async () => {
    await press();
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
}

const SECTIONS: readonly Section[] = [
  {
    remote: 'mfe-marketing',
    prerendered: {
      path: '/contact',
      chunk: 'marketing-contact',
      title: 'Nous écrire, nous appeler, passer',
      lives: (page) =>
        answers(page, () => page.getByRole('button', { name: 'Envoyer' }).click(), 'Indiquez votre nom.'),
    },
    standIn: {
      path: '/blog/99',
      chunk: 'marketing-article',
      title: 'Article non trouvé',
      lives: (page) => heading(page, 'Article non trouvé'),
    },
  },
  {
    remote: 'mfe-booking',
    prerendered: {
      path: '/reservation',
      chunk: 'booking-reservation',
      title: 'Réserver un terrain',
      lives: (page) => answers(page, () => page.locator('main [type=submit]').click(), 'Le nom est requis.'),
    },
  },
  {
    remote: 'mfe-members',
    prerendered: {
      path: '/connexion',
      chunk: 'members-login',
      title: 'Connexion',
      lives: (page) =>
        answers(page, () => page.getByRole('tab', { name: 'Inscription' }).click(), 'Nom complet'),
    },
    standIn: {
      path: '/profil',
      chunk: 'members-profile',
      title: /\S/,
      visitor: 'player',
      lives: (page) => expect(page.getByRole('tab', { name: 'Vue d’ensemble' })).toBeVisible(),
    },
  },
  {
    remote: 'mfe-tournaments',
    prerendered: {
      path: '/tournois',
      chunk: 'tournaments-list',
      title: 'Tous les Tournois',
      lives: (page) => expect(page.getByText('Championnat de France').first()).toBeVisible(),
    },
    standIn: {
      path: '/organisateur',
      chunk: 'tournaments-organizer',
      title: 'Mes Tournois',
      visitor: 'organizer',
      lives: (page) => heading(page, 'Mes Tournois'),
    },
  },
];

const FILES = ['container', 'routes', 'page chunk'] as const;
const MEETINGS = ['cold prerendered page', 'cold page that is not', 'navigation'] as const;

interface Cell {
  readonly section: Section;
  readonly file: (typeof FILES)[number];
  readonly fault: keyof typeof FAULTS;
  readonly meeting: (typeof MEETINGS)[number];
}

const cells: Cell[] = SECTIONS.flatMap((section) =>
  FILES.flatMap((file) =>
    Object.keys(FAULTS).flatMap((fault) =>
      MEETINGS.filter((meeting) => meeting !== 'cold page that is not' || section.standIn).map((meeting) => ({
        section,
        file,
        fault: fault as Cell['fault'],
        meeting,
      })),
    ),
  ),
);

for (const cell of partOf('Failure matrix, sections', cells, { share: 0.12 })) {
  const { section, file, fault, meeting } = cell;
  test(`${section.remote}: ${file}, ${fault}, ${meeting}`, async ({ page, isMobile }) => {
    const target =
      meeting === 'cold page that is not' ? (section.standIn as PageOfSection) : section.prerendered;
    const { respond, hangs, passes } = FAULTS[fault] as Fault;
    await page.clock.install();
    await enter(page, section, meeting);

    const broken = await breakFile(
      page,
      fileOf(cell, target.chunk),
      respond,
      passes && !hangs ? 1 : Infinity,
    );
    await go(page, target, meeting);
    await broken.asked(1);
    if (hangs && passes) {
      await page.clock.fastForward(2_900);
      await broken.arrive();
    } else if (hangs) {
      await page.clock.fastForward(3_100);
      await broken.asked(2);
      await page.clock.fastForward(4_000);
    }

    const told = page.getByRole('button', { name: 'Réessayer' });
    if (!passes) {
      await expect(told).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /^03/ }).first()).toBeVisible();
      if (meeting === 'cold prerendered page') await heading(page, target.title);
      await expectFrameUsable(page, isMobile);
      await expectOthersWork(page, section);
      await page.evaluate(() => history.back());
      await expect(page.getByRole('progressbar').or(told).first()).toBeAttached();
      if (hangs) await page.clock.fastForward(7_100);
      await expect(told).toBeVisible();
      broken.mend();
      await told.click();
    }
    await target.lives(page);
    await expect(told).toHaveCount(0);
    await expectFrameUsable(page, isMobile);
  });
}

/** The menu opens, and what it holds can be reached. */
async function expectFrameUsable(page: Page, isMobile: boolean) {
  if (isMobile) {
    const burger = page.getByRole('button', { name: 'Menu', exact: true });
    await burger.click();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Tournois' }).first()).toBeVisible();
    await burger.click();
  } else {
    const opener = page.getByRole('button', { name: 'Sous-menu Services & Tarifs' });
    await opener.click();
    await expect(page.getByRole('link', { name: 'Nous contacter' })).toBeVisible();
    await opener.click();
  }
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Another section opens meanwhile. */
async function expectOthersWork(page: Page, { remote }: Section) {
  const other = remote === 'mfe-tournaments' ? '/connexion' : '/tournois';
  await follow(page, other);
  await heading(page, other === '/tournois' ? 'Tous les Tournois' : 'Connexion');
}

async function heading(page: Page, name: string | RegExp) {
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Where the visitor is before he meets the fault. */
async function enter(page: Page, section: Section, meeting: Cell['meeting']) {
  if (meeting === 'cold page that is not' && section.standIn?.visitor) {
    const id = section.standIn.visitor === 'player' ? 3 : 1001;
    const user = { id, name: 'Thomas Lefebvre', email: 'thomas@example.org', role: section.standIn.visitor };
    await page.addInitScript((text) => localStorage.setItem('user', text), JSON.stringify(user));
  }
  if (meeting !== 'navigation') return;
  await page.goto(section.remote === 'mfe-marketing' ? '/tournois' : '/contact');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

async function go(page: Page, { path }: PageOfSection, meeting: Cell['meeting']) {
  if (meeting !== 'navigation') {
    await page.goto(path, { waitUntil: 'commit' });
    return;
  }
  await follow(page, path);
}

/** A step within the site, whatever links the page on show has. */
async function follow(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

function fileOf({ section, file }: Cell, chunk: string): RegExp {
  const name = {
    container: 'remoteEntry',
    routes: 'routes\\.[0-9a-f]+',
    'page chunk': `${chunk}\\.[0-9a-f]+`,
  };
  return new RegExp(`/remotes/${section.remote}/[0-9a-f]+/${name[file]}\\.js`);
}

/** Takes a file away, in the given manner, the given number of times. */
async function breakFile(page: Page, file: RegExp, respond: (route: Route) => unknown, times: number) {
  const held: Route[] = [];
  let asked = 0;
  let isMended = false;
  await page.route(file, (route) => {
    asked += 1;
    if (isMended || asked > times) return route.fallback();
    held.push(route);
    return respond(route);
  });
  return {
    asked: (least: number) => expect.poll(() => asked).toBeGreaterThanOrEqual(least),
    /** Whoever asks from now on is answered. */
    mend() {
      isMended = true;
    },
    /** What was held back comes after all. */
    async arrive() {
      isMended = true;
      for (const route of held) await route.fallback();
    },
  };
}

/** What the shell itself brings: its script, the offline worker, pictures, type, and controls for pages that ask. */
const SHELL_FILES = {
  'shell script': /\/shell\/[0-9a-f]+\/main\.[0-9a-f]+\.js/,
  worker: /\/sw\.js$|\/shell\/[0-9a-f]+\/updates\.[0-9a-f]+\.js/,
  picture: /\/media\/.*\.(avif|webp)$/,
  font: /\.woff2$/,
} as const;

const shellCells = Object.keys(SHELL_FILES).flatMap((file) =>
  Object.keys(FAULTS).flatMap((fault) =>
    (['cold prerendered page', 'cold page that is not'] as const).map((meeting) => ({
      file: file as keyof typeof SHELL_FILES,
      fault: fault as Cell['fault'],
      meeting,
    })),
  ),
);

for (const { file, fault, meeting } of partOf('Failure matrix, shell', shellCells, { share: 0.2 })) {
  test(`shell: ${file}, ${fault}, ${meeting}`, async ({ page, isMobile }) => {
    const members = SECTIONS[2] as Section;
    const target =
      meeting === 'cold page that is not' ? (members.standIn as PageOfSection) : members.prerendered;
    const { respond, hangs, passes } = FAULTS[fault] as Fault;
    await page.clock.install();
    await enter(page, members, meeting);
    const broken = await breakFile(page, SHELL_FILES[file], respond, passes && !hangs ? 1 : Infinity);
    await page.goto(target.path, { waitUntil: 'commit' });

    if (file !== 'shell script') {
      await target.lives(page);
      await expectFrameUsable(page, isMobile);
      return;
    }
    await broken.asked(1);
    if (hangs && passes) {
      await page.clock.fastForward(2_900);
      await broken.arrive();
    } else if (hangs) {
      await page.clock.fastForward(3_100);
      await broken.asked(2);
      await page.clock.fastForward(4_000);
    }
    if (!passes && meeting === 'cold prerendered page') {
      await heading(page, target.title);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /^03/ })).toBeVisible();
      broken.mend();
      await page.reload();
    } else if (!passes) {
      await expect(page.getByText('Cette page tarde à venir.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /^03/ }).first()).toBeVisible();
      broken.mend();
      await page.getByRole('link', { name: 'Réessayer' }).click();
    }
    await target.lives(page);
    await expectFrameUsable(page, isMobile);
  });
}

test.describe('a control that the shell brings when it is asked for', () => {
  for (const fault of Object.keys(FAULTS) as Cell['fault'][]) {
    test(`calendar, ${fault}: the day can be typed, the panel tells, and a retry brings it`, async ({
      page,
    }) => {
      const { respond, hangs, passes } = FAULTS[fault] as Fault;
      await page.clock.install();
      const calendar = /\/shell\/[0-9a-f]+\/\d+\.[0-9a-f]+\.js/;
      const broken = await breakFile(page, calendar, respond, passes && !hangs ? 1 : Infinity);
      await page.goto('/reservation');
      const opener = page.getByRole('button', { name: 'Ouvrir le calendrier' });
      await opener.click();
      const panel = page.getByRole('dialog');
      await expect(panel).toBeVisible();
      await broken.asked(1);
      if (hangs && passes) {
        await page.clock.fastForward(2_900);
        await broken.arrive();
      } else if (hangs) {
        await page.clock.fastForward(3_100);
        await broken.asked(2);
        await page.clock.fastForward(4_000);
      }
      if (!passes) {
        const retry = panel.getByRole('button', { name: 'Réessayer' });
        await expect(retry).toBeVisible();
        await page.getByLabel('Date', { exact: true }).fill('25/12/2026');
        broken.mend();
        if (!(await panel.isVisible())) await opener.click();
        else await retry.click();
      }
      await expect(page.getByRole('grid')).toBeVisible();
    });
  }
});
