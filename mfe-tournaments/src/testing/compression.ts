import { CompressionStream, DecompressionStream } from 'node:stream/web';

// jsdom lacks them; every browser since 2023 has them.
Object.assign(globalThis, { CompressionStream, DecompressionStream });
