// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const at = (from: number, to: number, set: object) => ({ from, to, set });
const BRAKE = 16;

test.each<[string, Variation, string]>([
  ['brake, engines, beacon', {}, 'ok'],
  ['all in one sample', { changes: [at(2205, 2260, { flags: BRAKE, engines: 0, lights: 2 })] }, 'ok'],
  ['engines before the brake', { changes: [at(2190, 2260, { engines: 0 })] }, 'hit'],
  ['beacon before the engines', { changes: [{ from: 2208, to: 2214, off: 'beacon' }] }, 'hit'],
  [
    'recording ends with engines running',
    { changes: [at(2215, 2223, { engines: 3 }), { from: 2224, to: 2260, lost: true }] },
    'no_data',
  ],
  ['engines unknown at the stand', { changes: [at(2206, 2220, { engines: null })] }, 'no_data'],
  ['hole at the stand', { changes: [{ from: 2206, to: 2236, lost: true }] }, 'no_data'],
  ['beacon never off', { changes: [{ from: 0, to: 2260, on: 'beacon' }] }, 'no_data'],
  ['landing not seen', { changes: [{ from: 1920, to: 1950, lost: true }] }, 'no_data'],
])('%s', (_name, variation, status) => {
  expect(judged('S-23', variation).status).toBe(status);
});

/** The stand comes early, so that the record goes on for long enough after the brake. */
function early(changes: NonNullable<Variation['changes']>): Variation {
  return { changes: [at(2000, 2260, { gsKt: 0 }), at(2010, 2260, { flags: BRAKE }), ...changes] };
}

test('the 120 s do not run while the engines cool down', () => {
  // Brake at 2010, cooled at 1932 + 180 = 2112, so there is time until 2232.
  expect(judged('S-23', early([at(2215, 2260, { engines: 0 })])).status).toBe('ok');
  const late = judged(
    'S-23',
    early([at(2215, 2239, { engines: 3 }), { from: 2225, to: 2239, on: 'beacon' }]),
  );
  expect(late).toMatchObject({ status: 'hit', deduction: 2, observed: 'fuera de tiempo' });
});
