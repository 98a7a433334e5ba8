import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Answer } from '../platform/line.ts';
import { playCockpit } from '../testing/played-cockpit.ts';
import { viewOf } from './cockpit-view.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'strange-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Words that a platform uses, with anything in their places. */
const body = fc
  .record(
    Object.fromEntries(
      [
        'items',
        'code',
        'secret',
        'userCode',
        'deviceCode',
        'interval',
        'errors',
        'current',
        'state',
        'score',
      ].map((word) => [word, fc.jsonValue({ maxDepth: 2 })]),
    ),
    { requiredKeys: [] },
  )
  .map((value) => value as Record<string, unknown>);
const answer: fc.Arbitrary<Answer> = fc.oneof(
  body.map((given): Answer => ({ kind: 'ok', body: given })),
  fc
    .tuple(fc.constantFrom(400, 403, 404, 409, 413, 422, 429, 500, 503), body)
    .map(([status, given]): Answer => ({
      kind: 'refused',
      status,
      code: 'otro',
      detail: 'No.',
      body: given,
    })),
  fc.constant<Answer>({ kind: 'unreachable', why: 'nadie' }),
);

it('goes on recording, whatever answers in the platform’s place, and sends all of it in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 12 }), async (answers) => {
      const test = playCockpit(mkdtempSync(join(folder, 'one-')));
      test.connect();
      await test.takeOff();
      const before = test.cockpit.recorder.flight!.lastSeq;
      let asked = 0;
      test.world.instead = () => answers[asked++ % answers.length]!;
      await test.pass(60, { engines: 3, gsKt: 200, onGround: false, altFt: 5000, lat: 40.485 });
      const { flight } = test.cockpit.recorder;
      expect(flight!.lastSeq).toBeGreaterThanOrEqual(before + 55);
      expect(JSON.stringify(viewOf(test.cockpit))).not.toContain('undefined');
      test.world.instead = undefined;
      test.world.approve = true;
      await test.pass(150, { engines: 3, gsKt: 200, onGround: false, altFt: 5000, lat: 40.486 });
      expect(flight!.lastSeq + 1 - flight!.arrived).toBeLessThan(10);
    }),
    { numRuns: 4 },
  );
});

it('shows no code that is none, and finds the bookings among what is none', async () => {
  await fc.assert(
    fc.asyncProperty(answer, async (first) => {
      const test = playCockpit(mkdtempSync(join(folder, 'one-')), { key: null });
      test.world.instead = () => first;
      await test.pass(12);
      const { sentence, code } = viewOf(test.cockpit);
      expect(sentence).not.toMatch(/undefined|null|\[object/);
      expect(code).toBeNull();
    }),
    { numRuns: 60 },
  );
  const test = playCockpit(folder, {
    bookings: [null, 7, {}, { state: 'reserved' }, { state: 'reserved', code: 'X', dep: null, arr: null }],
  });
  test.connect();
  await test.pass(2, {});
  expect(test.sentence()).toBe('No tienes ninguna reserva');
});
