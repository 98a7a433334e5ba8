/** Serves the API on a free port from a database that is filled already, and tells the port; runs until it is killed. */
import { createServer } from 'node:http';
import { openDatabase } from '../db/open-database.ts';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { createPlatform } from '../http/platform.ts';
import { givenDatabase } from './given-database.ts';
import { sampleAirline } from './sample-airline.ts';

const db = await openDatabase(givenDatabase);
const platform = await createPlatform({
  db,
  airline: sampleAirline,
  base: '/',
  publicUrl: 'http://localhost/',
  clock: () => new Date(),
  limits: { read: 1e6, write: 1e6, exports: 1e6, streams: 1e6 },
  trustedProxies: 1,
  metricsToken: undefined,
  allowLoopback: false,
  log: createLog('silent'),
  metrics: createMetrics(),
});
const server = createServer((request, response) => platform.listener(request, response));
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
