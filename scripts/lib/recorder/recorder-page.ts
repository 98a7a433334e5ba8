/**
 * The recorder's page as a pilot's browser shows it, with a first flight of the airline in the states that the guide
 * explains.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { parse } from 'yaml';
import { airlineSchema } from '@va/schemas/content/airline.ts';
import { routesSchema } from '@va/schemas/content/routes.ts';
import type { PageState } from '../../../apps/recorder/src/page/services/cockpit-api.ts';
import { openLoopback } from '../../../apps/recorder/src/program/loopback.ts';
import { pageFiles } from '../../../apps/recorder/src/program/page-files.ts';
import { RECORDING, WAITING } from '../../../apps/recorder/src/testing/page-states.ts';
import { contentRoot, root } from '../project.mjs';

/** A code that the platform has given to a program. */
export interface GivenCode {
  userCode: string;
  url: string;
}

/** The page, served until it is closed. */
export interface RecorderPage {
  /** Shows a state from the next opening on, and answers the address that opens it. */
  show(state: PageState): string;
  close(): void;
}

/** Builds the page with the airline's colours and serves it. */
export async function openRecorderPage(): Promise<RecorderPage> {
  const folder = mkdtempSync(join(tmpdir(), 'recorder-page-'));
  await build({
    configFile: join(root, 'apps/recorder/vite.config.ts'),
    configLoader: 'runner',
    logLevel: 'warn',
    build: { outDir: folder },
  });
  const file = pageFiles(folder);
  let shown = JSON.stringify(WAITING);
  const loopback = await openLoopback(({ path }) => {
    if (path !== '/novedades') return { status: 200, ...(file(path) ?? { type: 'text/plain', body: '' }) };
    return { stream: (send) => (send(shown), () => undefined) };
  });
  return {
    show(state) {
      shown = JSON.stringify(state);
      return loopback.firstAddress;
    },
    close() {
      loopback.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A flight of the airline's, from the code to the score. @param platform its address, with the final slash */
export function firstFlight(platform: string, code: GivenCode) {
  const read = (name: string): unknown =>
    parse(readFileSync(join(contentRoot, `content/${name}.yaml`), 'utf8'));
  const airline = airlineSchema.parse(read('airline'));
  const route = routesSchema.parse(read('routes')).find(({ flights }) => flights !== undefined);
  const [from = '', to = ''] = route?.between ?? [];
  const name = `${airline.icaoCode} ${route?.flights?.[0] ?? ''}`.trim();
  const report = `${platform}plataforma/informes/RPRT2345`;
  const waiting: PageState = { ...WAITING, airline: airline.name, platform };
  const connected: PageState = { ...waiting, simulator: 'Microsoft Flight Simulator 2024 1.4.20' };
  return {
    code: {
      ...waiting,
      sentence: `Conecta tu cuenta: escribe ${code.userCode} en tu plataforma`,
      tone: 'act',
      code,
    },
    ready: {
      ...connected,
      sentence: `Listo para el vuelo ${name}, ${from}–${to}`,
      tone: 'good',
      acts: ['fly-free'],
    },
    flying: {
      ...RECORDING,
      ...connected,
      sentence: 'Grabando · crucero',
      tone: 'good',
      acts: ['declare', 'discard'],
      flight: { name, points: 1812, waiting: 0, report },
      profile: [0, 2, 9, 16, 22, 27, 31, 33, 33, 33].map((thousands, i) => [i * 3, thousands * 1000]),
      instruments: { altFt: 33_000, gsKt: 447, vsFpm: 0, fuelKg: 5120 },
    },
    sent: {
      ...connected,
      acts: ['fly-free'],
      sentence: 'No tienes ninguna reserva',
      touchdown: '−212 ft/min, 1,36 g',
      sent: { name, score: '9,6', state: 'aceptado', url: report },
    },
  } satisfies Record<string, PageState>;
}
