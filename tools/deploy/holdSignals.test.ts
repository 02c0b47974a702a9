import { runModule } from '../jest/runModule';

test('Ctrl-C lets the current step end, npm’s copy of it changes nothing, and a second one aborts', () => {
  const { printed } = runModule(
    'deploy/holdSignals.mjs',
    `let now = 0;
     Date.now = () => now;
     const release = tool.holdSignals({ finish: () => console.log('finish'), giveUp: () => console.log('give up') });
     for (now of [0, 500, 501]) process.emit('SIGINT');
     release();`,
  );
  expect(printed).toBe('finish\ngive up');
});
