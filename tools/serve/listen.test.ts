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
