import { once } from 'node:events';
import postgres from 'postgres';
import { startPostgres } from './postgresServer.mjs';

// A Postgres of its own with an empty database of that name: `node servePostgres.mjs NAME [FOLDER]`, the folder of its programs if
// they are not those of the npm registry. Prints the database's address, and ends with its standard input.
const [, , name, folder] = process.argv;
const server = await startPostgres(folder);
const owner = postgres(`${server.url}/postgres`, { max: 1, onnotice: () => undefined });
await owner.unsafe(`create database ${name}`);
await owner.end();
console.log(`${server.url}/${name}`);
process.stdin.resume();
await once(process.stdin, 'end');
await server.stop();
process.exit();
