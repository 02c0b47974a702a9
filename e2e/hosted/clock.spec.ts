import { expect, test } from './support/test';
import { expectMember, keptToken, logIn, registered } from './support/visitor';

// One after the other, so that they share one back end.
test.describe.configure({ mode: 'default' });

const dayMs = 24 * 60 * 60 * 1000;

for (const { how, byMs } of [
  { how: 'a day ahead', byMs: dayMs },
  { how: 'a day behind', byMs: -dayMs },
]) {
  test(`a member whose device is ${how} stays one, and his token is not renewed at every look`, async ({
    page,
    backEnd,
  }) => {
    let renewals = 0;
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) renewals += 1;
    });
    await page.clock.install({ time: Date.now() + byMs });
    await logIn(page, await registered(backEnd));
    await expectMember(page);
    for (const path of ['/profil', '/reservation', '/profil']) {
      await page.goto(path);
      await page.clock.runFor('01:30');
      await expectMember(page);
    }
    expect(renewals).toBe(0);
    expect(await backEnd.userOf(await keptToken(page))).toBeDefined();
  });
}
