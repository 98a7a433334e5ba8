/** A thread that opens one embedded database after the other, each on the port that it is handed. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { EngineStart } from '../db/embedded-protocol.ts';
import { serveEmbedded } from '../db/embedded-service.ts';

if (!parentPort) throw new Error('kept-engine-program runs as a thread');
parentPort.on('message', ({ start, port }: { start: EngineStart; port: MessagePort }) => {
  void serveEmbedded(start, port);
});
