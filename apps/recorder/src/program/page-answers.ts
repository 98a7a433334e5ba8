import { arch, platform, release } from 'node:os';
import { z } from 'zod';
import type { Cockpit } from '@va/recorder/cockpit/cockpit.ts';
import { viewOf } from '@va/recorder/cockpit/cockpit-view.ts';
import { DECLARATIONS } from '@va/recorder/cockpit/recorder.ts';
import { icaoSchema } from '@va/contract/flights/flights.ts';
import type { PageAnswer, PageRequest } from './loopback.ts';
import type { PageFile } from './page-files.ts';

/** Data of the page besides the cockpit's. */
export interface PageWorld {
  airline: string;
  version: string;
  file(path: string): PageFile | undefined;
  /** Page where the portal's newer build is downloaded; null while this build is the portal's. */
  newer(): string | null;
}

/** Interval of checking whether something has changed, ms. */
const LOOK_MS = 500;

const declareSchema = z.strictObject({ kind: z.enum(DECLARATIONS) });
const freeSchema = z.strictObject({
  from: icaoSchema,
  to: icaoSchema,
  icaoType: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z][A-Z0-9]{1,3}$/, 'escribe el código OACI del avión, como B738'),
});

/** Answers what the page asks for. */
export function pageAnswers(cockpit: Cockpit, { airline, version, file, newer }: PageWorld) {
  const state = () => JSON.stringify({ airline, version, newer: newer(), ...viewOf(cockpit) });
  return async ({ method, path, body }: PageRequest): Promise<PageAnswer> => {
    if (method === 'POST') return act(cockpit, path, body);
    if (path === '/estado') return { status: 200, type: 'application/json', body: state() };
    if (path === '/novedades') return { stream: (send) => stream(state, send) };
    if (path === '/diagnostico.json')
      return {
        status: 200,
        type: 'application/json',
        download: 'diagnostico-grabador.json',
        body: diagnosis(cockpit, version),
      };
    const found = file(path);
    if (found) return { status: 200, ...found };
    return { status: 404, type: 'text/plain; charset=utf-8', body: 'Aquí no hay nada.' };
  };
}

function stream(state: () => string, send: (text: string) => void): () => void {
  let last = '';
  const look = () => {
    const now = state();
    if (now !== last) send(now);
    last = now;
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}

async function act(cockpit: Cockpit, path: string, body: unknown): Promise<PageAnswer> {
  const done: PageAnswer = { status: 200, type: 'application/json', body: '{}' };
  if (path === '/actos/finish') cockpit.finish();
  else if (path === '/actos/discard') cockpit.discard();
  else if (path === '/actos/declare') {
    const asked = declareSchema.safeParse(body);
    if (!asked.success) return refused('Eso no se puede declarar.');
    cockpit.recorder.declare(asked.data.kind);
  } else if (path === '/actos/fly-free') {
    const asked = freeSchema.safeParse(body);
    if (!asked.success) return refused(sentenceOf(asked.error));
    await cockpit.flyFree(asked.data);
  } else return { status: 404, type: 'text/plain; charset=utf-8', body: 'Aquí no hay nada.' };
  return done;
}

/** The message about the first wrong field; a general one for values that no form sends. */
function sentenceOf({ issues: [first] }: z.ZodError): string {
  return first?.code === 'invalid_format' ? first.message : 'Faltan datos: escribe salida, llegada y avión.';
}

function refused(message: string): PageAnswer {
  return { status: 422, type: 'application/json', body: JSON.stringify({ message }) };
}

/** Diagnosis of a simulator that is not read correctly, as text; without secrets and keys. */
export function diagnosis(cockpit: Cockpit, version: string): string {
  const { recorder, simulator, simulatorTrouble, platform: address, sender, notes } = cockpit;
  return JSON.stringify(
    {
      version,
      node: process.versions.node,
      system: `${platform()} ${release()} ${arch()}`,
      address,
      simulator: simulator ?? null,
      trouble: simulatorTrouble ?? null,
      aircraft: recorder.aircraft,
      where: recorder.where,
      // NaN and infinite values are what is looked for: JSON has no words for them.
      reading: Object.fromEntries(
        Object.entries(recorder.latest ?? {}).map(([name, value]) => [
          name,
          typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
        ]),
      ),
      touchdowns: recorder.contacts,
      offline: sender.offline ?? null,
      problem: sender.problem ?? null,
      notes,
    },
    null,
    2,
  );
}
