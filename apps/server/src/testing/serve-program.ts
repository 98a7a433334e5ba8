/**
 * Serves the API on a free port from a database that is filled already, and tells the port; runs until it is killed. With
 * `SITE`, the folder of a build, it serves and paints its pages too.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '../db/open-database.ts';
import { readHeaderRules } from '../http/find-file.ts';
import { siteHandler } from '../http/handler.ts';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { pagePainter, type RenderPage } from '../http/paint-page.ts';
import { createPlatform } from '../http/platform.ts';
import { givenDatabase } from './programs.ts';
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
const { SITE: folder } = process.env;
const site = folder === undefined ? undefined : await builtSite(folder);
const server = createServer((request, response) => {
  const [path = ''] = (request.url ?? '').split('?', 1);
  const handler = site && !platform.answers(path, request.headers) ? site : platform.listener;
  handler(request, response);
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));

async function builtSite(root: string) {
  const built = (name: string) => pathToFileURL(join(root, 'dist-server', name));
  const { renderPage } = (await import(/* @vite-ignore */ built('pages.mjs').href)) as {
    renderPage: RenderPage;
  };
  return siteHandler({
    root: join(root, 'dist'),
    rules: readHeaderRules(built('headers.json')),
    paint: pagePainter({ ask: platform.ask, render: renderPage, failed: console.error }),
  });
}
