// @vitest-environment node
/** The page as a browser shows it, built and served as on a pilot's PC: axe finds nothing in any state, by day or by night. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { bringAxe, stopTransitions, type WithAxe } from '@va/testing/axe.ts';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserArguments, ensureBrowser } from '../../../../scripts/lib/find-browser.mjs';
import type { PageState } from '../page/services/cockpit-api.ts';
import { RECORDING, WAITING } from '../testing/page-states.ts';
import { openLoopback, type Loopback } from './loopback.ts';
import { pageFiles } from './page-files.ts';

const REPORT = 'https://va.example/plataforma/informes/RPRT2345';
/** In the midst of a flight, with a picture of it and points that wait for a line. */
const FLYING: PageState = {
  ...RECORDING,
  flight: { name: 'ABC 123', points: 1812, waiting: 812, report: REPORT },
  profile: [0, 9, 20, 31, 33, 33, 24, 12, 0].map((thousands, i) => [i * 6, thousands * 1000]),
  touchdown: null,
};
const STATES: Record<string, PageState> = {
  'with the code to type': {
    ...WAITING,
    sentence: 'Conecta tu cuenta: escribe ABCD-EFGH en tu plataforma',
    tone: 'act',
    code: { userCode: 'ABCD-EFGH', url: 'https://va.example/plataforma/dispositivo?codigo=ABCD-EFGH' },
  },
  'without a simulator, with another recorder at the portal': {
    ...WAITING,
    newer: 'https://va.example/otro',
  },
  'without a booking': {
    ...WAITING,
    sentence: 'No tienes ninguna reserva',
    tone: 'act',
    acts: ['book', 'fly-free'],
  },
  recording: FLYING,
  'without a line and with a full disk': {
    ...FLYING,
    tone: 'trouble',
    remarks: ['Sin conexión: guardados 812 puntos, nada se pierde', 'El disco está lleno.'],
  },
  landed: { ...FLYING, sentence: 'En tierra', touchdown: '−212 ft/min, 1,36 g' },
  sent: { ...WAITING, sent: { name: 'ABC 123', score: '10,0', state: 'aceptado', url: REPORT } },
};

const folder = mkdtempSync(join(tmpdir(), 'recorder-page-'));
let shown = WAITING;
let loopback: Loopback;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  await build({
    configFile: join(import.meta.dirname, '../../vite.config.ts'),
    configLoader: 'runner',
    logLevel: 'warn',
    build: { outDir: folder },
  });
  const file = pageFiles(folder);
  loopback = await openLoopback(({ path }) => {
    if (path !== '/novedades') return { status: 200, ...(file(path) ?? { type: 'text/plain', body: '' }) };
    return {
      stream: (send) => {
        send(JSON.stringify(shown));
        return () => undefined;
      },
    };
  });
  browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  page = await browser.newPage({ locale: 'es-ES', reducedMotion: 'reduce' });
}, 300_000);

afterAll(async () => {
  await browser.close();
  loopback.close();
  rmSync(folder, { recursive: true });
});

it.each(Object.keys(STATES))(
  'has no violation %s',
  async (name) => {
    shown = STATES[name] ?? WAITING;
    await page.goto(loopback.firstAddress);
    await page.getByRole('status').getByText(shown.sentence).waitFor();
    await stopTransitions(page);
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [360, 1280]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        expect(await violations(), `${colorScheme}, ${width} px`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
  },
  120_000,
);

it('has none either while it asks whether to throw a flight away', async () => {
  shown = FLYING;
  await page.goto(loopback.firstAddress);
  await page.getByRole('button', { name: 'Descartar el vuelo' }).press('Enter');
  await page.getByRole('button', { name: 'Sí, descartar' }).waitFor();
  expect(await violations()).toEqual([]);
}, 120_000);

async function violations(): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async () => {
    const found = await (globalThis as WithAxe).axe.run(document, { resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
