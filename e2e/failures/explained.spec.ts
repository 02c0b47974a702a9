import { expect, oneWidth, test } from '../support/test';
import { FAULTS } from './faults';
import { expectTitle, follow } from './visitor';

// Of the browser, for the changed file.
test.use({ tolerated: [/integrity/] });

const LOADS = [
  {
    path: '/tournois',
    file: /\/mfe-tournaments\/\w+\/tournaments-list\.\w+\.js/,
    fault: FAULTS.hanging,
    words:
      /^Section "tournaments" \(release \w{12}\) did not load: GET \S+\/tournaments-list\.\w+\.js did not answer within 7 s\.$/,
  },
  {
    path: '/reservation',
    file: /\/mfe-booking\/\w+\/remoteEntry\.js/,
    fault: FAULTS[404],
    words:
      /^Section "booking" \(release \w{12}\) did not load: GET \/remotes\/mfe-booking\/\w{12}\/remoteEntry\.js answered 404\.$/,
  },
  {
    path: '/connexion',
    file: /\/mfe-members\/\w+\/routes\.\w+\.js/,
    fault: FAULTS['cut in the middle'],
    words:
      /^Section "members" \(release \w{12}\) did not load: GET \S+\/routes\.\w+\.js does not match its integrity hash\.$/,
  },
];

test('the console and the panel explain a failed load in one sentence', oneWidth, async ({ page }) => {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await page.goto('/contact?debug=federation');
  const panel = page.getByRole('region', { name: 'Fédération' });
  await expect(panel).toBeVisible();
  for (const { path, file, fault, words } of LOADS) {
    await page.route(file, (route) => fault.respond(route));
    await follow(page, path);
    await expectTitle(page, 'Cette page ne répond pas');
    await expect(panel.getByText(words)).toBeVisible();
    expect(printed.filter((text) => words.test(text))).toHaveLength(1);
  }
});
