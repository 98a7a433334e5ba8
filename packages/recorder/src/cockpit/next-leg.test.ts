import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LIGHT } from '@va/domain/flight-record/telemetry-point.ts';
import { BOOKING, playCockpit } from '../testing/played-cockpit.ts';
import { viewOf } from './cockpit-view.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'next-leg-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const TAXI = { engines: 3, gsKt: 20, lights: LIGHT.beacon, lat: 40.481 };
const OFF = { lat: 40.481, lights: 0 };

/** Two flights, one after the other, the first of which is over without a line; `between` happens before the second moves. */
async function flyTwo(between: (test: ReturnType<typeof playCockpit>) => void | Promise<void>) {
  const test = playCockpit(folder);
  test.connect();
  await test.takeOff();
  test.world.isOffline = true;
  await test.pass(60, TAXI);
  await test.pass(40, OFF);
  const first = test.cockpit.recorder.flight!;
  expect(test.sentence()).toBe('Enviando el informe…');
  const recorded = first.lastSeq;
  await between(test);
  for (let i = 1; i <= 60; i += 1) await test.pass(1, { ...TAXI, lat: 40.481 + i * 0.00005 });
  return { test, first: first.head.clientFlightId, recorded };
}

/** Numbers of the last point, by report, of what has arrived. */
function arrivedIn(asked: ReturnType<typeof playCockpit>['asked']) {
  const last: Record<string, number> = {};
  for (const { path, body } of asked.filter((one) => one.path.endsWith('/points')))
    last[path.split('/')[2] ?? ''] = body.points?.at(-1)?.seq ?? -1;
  return last;
}

it('keeps a flight that is over without a line as it is, and records the next one beside it', async () => {
  const { test, first, recorded } = await flyTwo(() => undefined);
  expect(test.sentence()).toMatch(/^Grabando · /);
  expect(viewOf(test.cockpit).remarks.join(' ')).toMatch(
    /1\svuelo anterior espera a que haya conexión: nada se pierde/u,
  );
  const { flight, waiting } = test.cockpit.recorder;
  expect(waiting.map(({ head, lastSeq }) => [head.clientFlightId, lastSeq])).toEqual([[first, recorded]]);
  expect(flight!.head.clientFlightId).not.toBe(first);
  const before = test.asked.length;
  test.world.isOffline = false;
  await test.pass(70, TAXI);
  const asked = test.asked.slice(before);
  expect(viewOf(test.cockpit).remarks).toEqual([]);
  expect(test.cockpit.sent).toMatchObject({ code: 'RPRT2345', state: 'accepted' });
  // The earlier one is sent in before the platform hears of the next: only one flight may be open there.
  const order = asked.map(({ path }) => path).filter((path) => /submit|start/.test(path));
  expect(order.indexOf('/reports/RPRT2345/submit')).toBeLessThan(order.lastIndexOf('/reports/start'));
  expect(arrivedIn(asked)['RPRT2345']).toBe(recorded);
  expect(arrivedIn(test.asked)['RPRT2346']).toBeGreaterThan(60);
});

it('sends both after the recorder was killed with one waiting', async () => {
  const { test, recorded } = await flyTwo(() => undefined);
  test.killAndStart();
  test.connect();
  expect(readdirSync(folder)).toHaveLength(2);
  test.world.isOffline = false;
  await test.pass(70, TAXI);
  expect(arrivedIn(test.asked)['RPRT2345']).toBe(recorded);
  expect(test.cockpit.recorder.waiting).toEqual([]);
  expect(test.cockpit.recorder.flight?.report).toBe('RPRT2346');
});

it('says why the platform takes an earlier flight no more, and lets go of one that is closed there', async () => {
  const { test } = await flyTwo(() => undefined);
  test.world.isOffline = false;
  test.world.refuse = 'vuelo-solapado';
  await test.pass(70, TAXI);
  expect(viewOf(test.cockpit).remarks.join(' ')).toContain(
    `El vuelo anterior, ABC ${BOOKING.number}, no se puede enviar: No: vuelo-solapado`,
  );
  test.world.refuse = 'estado-de-informe';
  await test.pass(40, TAXI);
  expect(test.cockpit.recorder.waiting).toEqual([]);
  expect(viewOf(test.cockpit).remarks).toEqual([]);
});

it('goes on with the same flight where the platform says that it is not whole', async () => {
  const test = playCockpit(folder);
  test.connect();
  await test.takeOff();
  test.world.isWhole = false;
  await test.pass(60, TAXI);
  await test.pass(40, OFF);
  const { flight } = test.cockpit.recorder;
  const recorded = flight!.lastSeq;
  for (let i = 1; i <= 30; i += 1) await test.pass(1, { ...TAXI, lat: 40.481 + i * 0.00005 });
  expect(test.cockpit.recorder.flight).toBe(flight);
  expect(flight!.lastSeq).toBeGreaterThan(recorded);
  expect(test.cockpit.recorder.waiting).toEqual([]);
});
