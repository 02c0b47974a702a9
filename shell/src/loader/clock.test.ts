afterEach(() => jest.useRealTimers());

test('the inline clock gives the hour at the centre, also on nights of a clock change', () => {
  jest.useFakeTimers();
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Paris',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const { inlineScript } = jest.requireActual<{
    inlineScript: (sources: readonly string[], options: { minify: boolean }) => string;
  }>('../../../tools/build/InlineScriptPlugin');
  const readClock = new Function(inlineScript([`${__dirname}/clock.ts`], { minify: false }));
  const changes = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2032-10-31', '2026-01-01'];
  for (const day of changes)
    for (let halfHour = -48; halfHour <= 96; halfHour += 1) {
      const now = new Date(`${day}T00:00:00Z`).getTime() + halfHour * 1_800_000;
      jest.setSystemTime(now);
      readClock();
      expect(`${now} ${document.documentElement.dataset.hour}`).toBe(`${now} ${Number(clock.format(now))}`);
    }
});
