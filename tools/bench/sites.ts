/** The sites whose pages are measured: the static floor, this build of the portal, and folders of other builds. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { routePatterns } from '@va/schemas/pages/portal-pages.ts';
import { PAGES } from '@va/security/served-folders.ts';
import type { Figure } from '@va/testing/figures.ts';
import { selfSignedCertificate } from '@va/testing/foreign-hosts/certificate.ts';
import { listenLocally } from '@va/testing/listen-locally.ts';
import { ensureBuild } from '../../scripts/lib/ensure-build.mjs';
import { browserArguments, ensureBrowser } from '../../scripts/lib/find-browser.mjs';
import { contentRoot, siteRoot } from '../../scripts/lib/project.mjs';
import { readSampleAccess } from '../../scripts/lib/sample-access.mjs';
import { startSite } from '../../scripts/lib/start-site.ts';
import { newVisitor } from './conditions.ts';
import { copyPage, newFloor } from './floor.ts';
import { barOf, type Measure, type Setting, type Site, type SitePlatform, type Values } from './measures.ts';
import { copyPlatform } from './platform-pages.ts';

/** Pages that are visited a second time: one of text, one with a frame, a map, a list. */
const SAMPLES = /\/$|\/(?:reservar|trafico|flota)$/;

/** The sites of a bench, which are started when the first of them is measured. */
export interface Sites {
  /** Measures every site in turn. Gives the figures of all but the floor, which bounds them. */
  measure(measure: Measure): Promise<Figure[]>;
  /** Version of the browser; none before the first measure. */
  chromium(): string | undefined;
  /** Stops everything that was started. */
  stop(): Promise<void>;
}

/**
 * @param others folders of other builds, each with `dist/` and `dist-server/`
 * @param withPlatform whether each site but the floor needs its platform
 */
export function newSites(others: readonly string[], withPlatform: boolean): Sites {
  const ends: (() => unknown)[] = [];
  let started: { setting: Setting; sites: readonly Site[] } | undefined;
  return {
    async measure(measure) {
      const { setting, sites } = (started ??= await start(others, withPlatform, ends));
      const figures: Figure[] = [];
      let floor: Values | undefined;
      for (const site of sites) {
        const values = await measure(setting, site);
        if (site.isFloor) floor = values;
        else figures.push(...Object.keys(values).map((name) => figureOf(name, site, values, floor)));
      }
      return figures;
    },
    chromium: () => started?.setting.browser.version(),
    async stop() {
      started = undefined;
      for (const end of ends.splice(0).toReversed()) await end();
    },
  };
}

function figureOf(name: string, site: Site, values: Values, floor: Values = {}): Figure {
  // «Usable» is compared with the first paint of the floor, where everything works at once.
  const bound = floor[name.replace(/usable$/, 'FCP')];
  const bar = barOf(name);
  return {
    name,
    on: site.name,
    value: values[name] ?? Number.NaN,
    ...(bound !== undefined && { bound }),
    ...(bar && { bar }),
  };
}

/** Starts everything that is needed, and adds to `ends` a function to stop each part. */
async function start(others: readonly string[], withPlatform: boolean, ends: (() => unknown)[]) {
  await ensureBuild();
  const floor = newFloor(siteRoot);
  ends.push(floor.remove);
  const outside = await serveOutside();
  ends.push(outside.stop);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserArguments, ...outside.browserArguments],
  });
  ends.push(() => browser.close());
  const { base }: { base: string } = JSON.parse(
    readFileSync(join(siteRoot, 'dist-server/headers.json'), 'utf8'),
  );
  const sites: Site[] = [];
  for (const [i, folder] of [floor.folder, siteRoot, ...others.map((other) => resolve(other))].entries()) {
    const server = await startSite(folder);
    ends.push(server.stop);
    const isFloor = i === 0;
    sites.push({
      name: ['floor', 'portal'][i] ?? basename(folder),
      origin: server.origin,
      pages: pagesOf(folder, base),
      isFloor,
      platform: withPlatform && !isFloor ? await startPlatform(browser, folder, ends) : undefined,
    });
  }
  const { origin = '', pages = [], platform } = sites[1] ?? {};
  const pilot = readSampleAccess(contentRoot)?.callsign ?? 'piloto';
  const kinds = kindsOf(pages, base);
  await copyPage(browser, floor.folder, { origin, path: base });
  for (const path of kinds) await copyPage(browser, floor.folder, { origin, path, pilot });
  if (platform) await copyPlatform(browser, floor.folder, platform);
  const samples = kinds.filter((path) => SAMPLES.test(path));
  return { sites, setting: { browser, base, pilot, kinds, samples, outside: outside.browserArguments } };
}

/**
 * Answers for every other site at once with an empty response, so that none of them affects the measurement. Starts
 * it; gives the arguments with which a browser takes it for all of them, and what ends it.
 */
async function serveOutside(): Promise<{ browserArguments: string[]; stop: () => void }> {
  const server = createServer(selfSignedCertificate(), (_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
    });
    response.end('<!doctype html><html lang="es"><title>Otra web</title></html>');
  });
  const port = await listenLocally(server);
  return {
    browserArguments: [
      `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
      '--ignore-certificate-errors',
    ],
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Starts the platform of a build on a database of its own, with its sample airline, and signs its sample pilot in. */
async function startPlatform(
  browser: Browser,
  folder: string,
  ends: (() => unknown)[],
): Promise<SitePlatform> {
  const data = mkdtempSync(join(tmpdir(), 'bench-platform-'));
  ends.push(() => rmSync(data, { recursive: true, force: true }));
  const { origin, sampleAccounts, stop } = await startSite(folder, { DATA_DIR: data });
  ends.push(stop);
  const pilot = sampleAccounts.find(({ role }) => role === 'piloto');
  const visitor = await newVisitor(browser, { origin });
  const answer = await visitor.request.post(`${origin}/plataforma/api/v1/session`, {
    data: { callsign: pilot?.callsign, password: pilot?.password, device: 'Medida' },
    headers: { Origin: origin },
  });
  if (!answer.ok()) throw new Error(`The sample pilot can't sign in: ${await answer.text()}`);
  const cookies = await visitor.cookies();
  await visitor.close();
  return { origin, cookies };
}

/** Addresses of all pages of a built site, which has a document of each; the home page first. */
function pagesOf(folder: string, base: string): string[] {
  const files = readdirSync(join(folder, 'dist', PAGES), { recursive: true, encoding: 'utf8' });
  return [base, ...files.flatMap((file) => (file.endsWith('.html') ? base + file.slice(0, -5) : []))];
}

/** The first address of every kind of page. */
function kindsOf(pages: readonly string[], base: string): string[] {
  return Object.values(routePatterns).flatMap((pattern) => {
    const address = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
    return pages.find((page) => address.test(`/${page.slice(base.length)}`)) ?? [];
  });
}
