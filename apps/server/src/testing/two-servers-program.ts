/**
 * Two built servers over one PostgreSQL behind a plain proxy that asks them in turn, one of them restarted again and
 * again: a large airline in small. `PORT` and `DATA_DIR` as for one server, and the address of the database is written
 * into a file there; ends with SIGTERM.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@va/testing/listen-locally.ts';
import { startPostgresServer } from './postgres-server.ts';

/** Milliseconds between two restarts of the second server. */
const RESTART_EVERY = 15_000;
/** Milliseconds from when a server gets no more acts until it is told to end: what is on its way has arrived by then. */
const NOTICE = 250;
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const port = Number(process.env['PORT']);
const postgres = await startPostgresServer();
const database = `${postgres.url}/postgres`;
writeFileSync(join(process.env['DATA_DIR'] ?? '', 'database-url'), database);
const ports = [await freePort(), await freePort()];

/** Starts a server and waits until it answers. */
async function start(own: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist-server/main.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(own),
      PUBLIC_URL: `http://localhost:${port}/`,
      DATABASE_URL: database,
      TRUSTED_PROXIES: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server on port ${own} ended before it answered`);
  });
  ended.catch(() => {});
  while (!(await Promise.race([answers(own), ended])));
  return child;
}

async function answers(own: number): Promise<boolean> {
  const next = pause(100);
  const answer = await fetch(`http://localhost:${own}/ready`).catch(() => null);
  await next;
  return answer?.status === 200;
}

/**
 * Hands a request to a server; to the other one where nobody listens, or where a reading ends without an answer, as
 * proxies do.
 */
function pass(from: IncomingMessage, to: ServerResponse, [first, ...others]: readonly number[]): void {
  if (first === undefined) {
    to.writeHead(502).end();
    return;
  }
  const address = from.socket.remoteAddress ?? '';
  const onward = request(
    {
      host: 'localhost',
      port: first,
      method: from.method,
      path: from.url,
      headers: { ...from.headers, 'x-forwarded-for': address },
      // A line of its own for each: one that is kept may be closed by a server that ends, just as it is asked.
      agent: false,
    },
    (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      // Whichever side breaks off, the other one hears of it: half an answer is not waited for.
      pipeline(answer, to, () => {});
    },
  );
  // An act may be asked again only where it was never taken.
  onward.on('socket', (socket) => {
    if (socket.connecting) socket.once('connect', () => from.pipe(onward));
    else from.pipe(onward);
  });
  onward.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED' || (isReading(from) && !to.headersSent)) pass(from, to, others);
    else to.destroy();
  });
}

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const servers = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)];
let turn = 0;
let restarting = false;
const proxy = createServer((from, to) => {
  turn += 1;
  // A connection that waits at a port that closes is reset: acts, which nobody asks twice, go to the server that stays.
  if (restarting && !isReading(from)) pass(from, to, ports.slice(0, 1));
  else pass(from, to, turn % 2 === 0 ? ports : ports.toReversed());
});
proxy.listen(port, 'localhost');

const restarts = setInterval(() => void restart(), RESTART_EVERY);
async function restart(): Promise<void> {
  const old = servers[1];
  if (restarting || !old) return;
  restarting = true;
  await pause(NOTICE);
  old.kill('SIGTERM');
  await once(old, 'exit');
  servers[1] = await startElsewhere();
  restarting = false;
}

/** At another port: somebody's connection may have got the one that it had, and may get the next before it listens. */
async function startElsewhere(tries = 3): Promise<ChildProcess> {
  ports[1] = await freePort();
  try {
    return await start(ports[1]);
  } catch (error) {
    if (tries === 1) throw error;
    return startElsewhere(tries - 1);
  }
}

process.once('SIGTERM', () => {
  clearInterval(restarts);
  proxy.close();
  proxy.closeAllConnections();
  for (const server of servers) server.kill('SIGKILL');
  void postgres.stop().then(() => process.exit(0));
});
