import { runModule } from '../jest/runModule';

function read(environment: Record<string, string>, file?: object) {
  // The file of this installation is set aside: what it says must not decide the test.
  const own = file === undefined ? 'undefined' : JSON.stringify(file);
  const { printed } = runModule(
    'compose/readConfiguration.mjs',
    `console.log(JSON.stringify(tool.readConfiguration(${JSON.stringify(environment)}, ${own})));`,
  );
  return JSON.parse(printed);
}
