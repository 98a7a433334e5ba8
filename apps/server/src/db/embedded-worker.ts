/** The thread of the embedded database. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveEmbedded } from './embedded-service.ts';

if (!parentPort) throw new Error('embedded-worker runs as a thread');
await serveEmbedded(workerData, parentPort);
