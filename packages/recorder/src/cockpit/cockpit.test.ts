import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIGHT } from '@va/domain/flight-record/telemetry-point.ts';
import type { Reading } from '../core/reading.ts';
import { BOOKING, playCockpit } from '../testing/played-cockpit.ts';
import { viewOf } from './cockpit-view.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cockpit-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const sit = (options?: Parameters<typeof playCockpit>[1]) => playCockpit(folder, options);

describe('the cockpit says', () => {
  it('what is missing, one thing after the other, until it is ready', async () => {
    const test = sit({ key: null });
    await test.pass(1);
    expect(test.sentence()).toBe('Conecta tu cuenta: escribe ABCD-EFGH en tu plataforma');
    test.world.approve = true;
    await test.pass(6);
    expect(test.sentence()).toBe('Esperando al simulador');
    test.connect();
    await test.pass(1, { menu: true, lat: 0, lon: 0 });
    expect(test.sentence()).toBe('Simulador en el menú');
    await test.pass(2, {});
    expect(test.sentence()).toBe('Listo para el vuelo ABC 123, LEMD–LEBL');
    expect(JSON.stringify(viewOf(test.cockpit))).not.toContain('va_');
  });

  it.each<[string, unknown[], Partial<Reading>, string | null, RegExp, boolean]>([
    ['no booking', [], {}, 'A320', /^No tienes ninguna reserva$/, false],
    ['too far away', [BOOKING], { lat: 37 }, 'A320', /^Estás a 208\sNM de LEMD$/u, false],
    ['another type', [BOOKING], {}, 'B738', /^Vuelas B738 y reservaste A320$/, true],
    [
      'a type that is a key of texts',
      [BOOKING],
      {},
      'ATCCOM.AC_MODEL A320.0.text',
      /^Listo para el vuelo ABC 123/,
      true,
    ],
    ['no type at all', [BOOKING], {}, null, /^Listo para el vuelo ABC 123/, true],
    [
      'a stage of a tour',
      [
        {
          ...BOOKING,
          number: null,
          kind: 'tour',
          stage: { tour: 'norte', name: 'Vuelta al norte', n: 2, of: 9 },
        },
      ],
      {},
      'A320',
      /^Listo para tu reserva «Vuelta al norte · etapa 2 de 9», LEMD–LEBL$/,
      true,
    ],
    [
      'a continuation',
      [{ ...BOOKING, number: null, kind: 'continuation', stage: null, event: null }],
      {},
      'A320',
      /^Listo para tu reserva «Continuación a LEBL», LEMD–LEBL$/,
      true,
    ],
  ])('what stands in the way: %s', async (_, bookings, reading, icaoType, expected, begins) => {
    const test = sit({ bookings });
    test.connect();
    test.simulator().aircraft({ icaoType, title: 'Avión' });
    await test.pass(3, reading);
    expect(test.sentence()).toMatch(expected);
    await test.pass(3, { ...reading, onGround: false, gsKt: 100 });
    expect(test.cockpit.recorder.flight !== undefined).toBe(begins);
  });

  it('the phase while it records, the pause, the menu, and that the simulator is gone', async () => {
    const test = sit();
    test.connect();
    await test.pass(3, {});
    await test.takeOff();
    expect(test.sentence()).toMatch(/^Grabando · /);
    const points = () => test.cockpit.recorder.flight!.lastSeq;
    await test.pass(3, { onGround: false, gsKt: 200, lat: 40.48, paused: true });
    expect(test.sentence()).toBe('Grabando · en pausa');
    const before = points();
    await test.pass(10, { menu: true, lat: 0, lon: 0 });
    await test.pass(4, { lat: 10, lon: 10 });
    await test.pass(10, { replay: true });
    expect(points()).toBe(before);
    expect(test.sentence()).toMatch(/^Simulador en el menú/);
    test.simulator().gone();
    expect(test.sentence()).toBe('El simulador se ha cerrado: al volver, seguimos');
    expect(viewOf(test.cockpit).acts).toEqual(['finish', 'discard']);
    expect(test.cockpit.recorder.contacts).toEqual([]);
  });
});

it('records from the stand on, with what came before the first movement, and sends the flight in once it is over', async () => {
  const test = sit();
  test.connect();
  await test.takeOff();
  test.cockpit.recorder.declare('minimum_fuel');
  await test.pass(60, { engines: 3, gsKt: 20, lat: 40.481 });
  await test.pass(40, { lat: 40.481, lights: 0 });
  expect(viewOf(test.cockpit).sent).toEqual({
    name: 'ABC 123',
    score: '9,6',
    state: 'aceptado',
    url: 'https://va.example/plataforma/informes/RPRT2345',
  });
  const starts = test.asked.filter(({ path }) => path === '/reports/start');
  expect(starts.map(({ body }) => body)).toMatchObject([
    { booking: 'BKNG2345', icaoTypeSeen: 'A320', addOn: 'A320 de prueba' },
  ]);
  const points = test.asked
    .filter(({ path }) => path.endsWith('/points'))
    .flatMap(({ body }) => body.points ?? []);
  expect(points[0]).toMatchObject({ seq: 0, engines: 3, gsKt: 0 });
  expect(new Set(points.map(({ seq }) => seq)).size).toBe(points.length);
  expect(
    test.asked.filter(({ path }) => path.endsWith('/events')).flatMap(({ body }) => body.events ?? []),
  ).toMatchObject([{ kind: 'minimum_fuel' }]);
});

it('goes on recording where the key is withdrawn in flight, and sends all of it with the next one', async () => {
  const test = sit();
  test.connect();
  await test.takeOff();
  test.world.good.clear();
  await test.pass(20, { onGround: false, gsKt: 200, lat: 40.482, engines: 3 });
  expect(viewOf(test.cockpit).remarks.join(' ')).toContain('Escribe ABCD-EFGH en tu plataforma');
  const used = test.asked.filter(({ key }) => key === 'va_first').length;
  await test.pass(20, { onGround: false, gsKt: 200, lat: 40.483, engines: 3 });
  expect(test.asked.filter(({ key }) => key === 'va_first')).toHaveLength(used);
  test.world.approve = true;
  await test.pass(20, { onGround: false, gsKt: 200, lat: 40.484, engines: 3 });
  const { flight } = test.cockpit.recorder;
  expect(flight!.lastSeq + 1 - flight!.arrived).toBeLessThan(10);
  expect(viewOf(test.cockpit).remarks).toEqual([]);
});

it('sends the flight in at the pilot’s word, also with the aircraft still rolling and read often', async () => {
  const test = sit();
  test.connect();
  await test.takeOff();
  await test.pass(10, { engines: 3, gsKt: 20, lat: 40.481 });
  const { flight } = test.cockpit.recorder;
  const recorded = flight!.lastSeq;
  test.cockpit.finish();
  // A switch each time: what is read goes on to be a point, were it still recorded.
  for (let i = 0; i < 3; i += 1)
    await test.pass(1, { engines: 3, gsKt: 20, lat: 40.481, lights: i % 2 === 0 ? LIGHT.beacon : 0 });
  expect(flight!.lastSeq).toBe(recorded);
  expect(viewOf(test.cockpit).sent).toMatchObject({ name: 'ABC 123' });
});

it('goes on recording where the platform does not take the flight for a whole one, and sends it in later', async () => {
  const test = sit();
  test.connect();
  await test.takeOff();
  test.world.isWhole = false;
  test.cockpit.finish();
  await test.pass(2);
  expect(test.sentence()).toBe('No: faltan-horas');
  const recorded = test.cockpit.recorder.flight!.lastSeq;
  await test.pass(10, { engines: 3, gsKt: 20, lat: 40.481 });
  expect(test.cockpit.recorder.flight!.lastSeq).toBeGreaterThan(recorded);
  test.world.isWhole = true;
  await test.pass(60, { lat: 40.481, lights: 0 });
  expect(viewOf(test.cockpit).sent).toMatchObject({ name: 'ABC 123' });
});

it('throws a flight away when the pilot says so, and is ready for another', async () => {
  const test = sit();
  test.connect();
  await test.takeOff();
  test.cockpit.discard();
  await test.pass(2);
  expect(
    test.asked.at(-1)?.path === '/reports/RPRT2345/discard' || test.cockpit.recorder.flight === undefined,
  ).toBe(true);
  expect(test.cockpit.recorder.flight).toBeUndefined();
});
