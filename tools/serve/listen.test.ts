import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runModule } from '../jest/runModule';

test.each(['listen(createServer(), port)', 'freePort(port)'])(
  '%s refuses a port in use in one sentence, with a remedy',
  (attempt) => {
    const { printed } = runModule(
      'serve/listen.mjs',
      `import { createServer } from 'node:http';
     const first = createServer();
     const port = await tool.listen(first, 0);
     await tool.${attempt}.catch((error) => console.log(error.name, port, error.message));
     first.close();`,
    );
    const [, port] = /^Failure (\d+) /.exec(printed) ?? [];
    expect(printed).toBe(
      `Failure ${port} Port ${port} is in use. Choose another one, for instance with PORT=3001.`,
    );
  },
);

test('npm start refuses a port in use before it builds', async () => {
  const other = createServer().listen();
  await once(other, 'listening');
  const PORT = String((other.address() as AddressInfo).port);
  const { stdout, stderr } = spawnSync(process.execPath, [require.resolve('../start.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, PORT },
  });
  other.close();
  expect([stdout, stderr]).toEqual(['', expect.stringContaining(`Port ${PORT} is in use.`)]);
});

test.each(['abc', '99999', '-1', ''])('the port “%s” is refused in one sentence', (PORT) => {
  const { printed } = runModule(
    'serve/listen.mjs',
    `try { tool.portOf('PORT', '${PORT}'); } catch (error) { console.log(error.message); }`,
  );
  expect(printed).toBe(`PORT=${PORT} is no port: choose a number from 0 to 65535.`);
});

test.each(['SIGTERM', 'SIGINT'])(
  '%s stops a server after it has answered the request under way',
  (signal) => {
    const { status, printed } = runModule(
      'serve/listen.mjs',
      `import { createServer } from 'node:http';
     const server = createServer((request, response) => {
       process.once('${signal}', () => response.end('whole'));
       process.kill(process.pid, '${signal}');
     });
     tool.stopOnSignal(server);
     await new Promise((resolve) => server.listen(0, resolve));
     const answer = await fetch('http://localhost:' + server.address().port);
     console.log(await answer.text());`,
    );
    expect([status, printed]).toEqual([0, 'whole']);
  },
);
