import { runModule } from '../jest/runModule';

test('a port that is taken is told in one sentence, with the way out', () => {
  const { printed } = runModule(
    'serve/listen.mjs',
    `import { createServer } from 'node:http';
     const first = createServer();
     const port = await tool.listen(first, 0);
     await tool.listen(createServer(), port).catch((error) => console.log(error.name, port, error.message));
     first.close();`,
  );
  const [, port] = /^Failure (\d+) /.exec(printed) ?? [];
  expect(printed).toBe(`Failure ${port} Port ${port} is in use. Choose another one: PORT=3001 npm start`);
});

test('a server of the site can be stopped twice', () => {
  const { printed, complaints } = runModule(
    'serve/createSiteServer.mjs',
    `const server = tool.createSiteServer('/');
     await new Promise((resolve) => server.listen(0, resolve));
     await fetch('http://localhost:' + server.address().port);
     for (let turn = 0; turn < 2; turn += 1) {
       await new Promise((resolve) => { server.close(resolve); server.closeAllConnections(); });
     }
     console.log('stopped');`,
  );
  expect([printed, complaints]).toEqual(['stopped', '']);
});

test.each(['SIGTERM', 'SIGINT'])('%s ends a server in good order: who is there gets his answer', (signal) => {
  const { status, printed } = runModule(
    'serve/stopOnSignal.mjs',
    `import { createServer } from 'node:http';
     const server = createServer((request, response) => setTimeout(() => response.end('whole'), 300));
     await new Promise((resolve) => server.listen(0, resolve));
     tool.stopOnSignal(server);
     const answer = fetch('http://localhost:' + server.address().port).then((response) => response.text());
     setTimeout(() => process.kill(process.pid, '${signal}'), 100);
     console.log(await answer);`,
  );
  expect([status, printed]).toEqual([0, 'whole']);
});
