import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { randomFrom } from '@va/domain/random.ts';
import { APPROACH_POINT } from '@va/testing/simulators/approach-point.ts';
import { handTimers, until } from '@va/testing/simulators/heard.ts';
import { flyLanding, LANDING_KINDS } from '@va/testing/simulators/landings.ts';
import { flownWorld, type Truth } from '@va/testing/simulators/truth.ts';
import { startXplaneWeb } from '@va/testing/simulators/xplane-web-fake.ts';
import type { FastReading } from '../../core/reading.ts';
import { type Contact, TouchdownWatch } from '../../core/touchdown-watch.ts';
import { xplane } from './xplane.ts';

const FLYING: Truth = flownWorld({ points: [APPROACH_POINT], events: [] })(0);
/** Of each kind, so many. */
const LANDINGS = 10;
/** What the web API tells a second. */
const HZ = 10;
const WITHIN_FPM = 15;

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** An X-Plane whose UDP is shut off, and what is heard of it close to the ground. */
async function startShutOff() {
  const world = { truth: FLYING };
  const clock = { now: 1_000_000 };
  const fake = await startXplaneWeb(() => world.truth);
  open.push(() => fake.close());
  const fast: FastReading[] = [];
  let readings = 0;
  const nothing = () => undefined;
  const link = xplane({
    web: fake.origin,
    udp: { host: '127.0.0.1', port: 9 },
    timers: handTimers(),
    now: () => clock.now,
    corrections: [],
  }).open({
    connected: nothing,
    aircraft: nothing,
    crashed: nothing,
    gone: nothing,
    trouble: nothing,
    note: nothing,
    reading: () => (readings += 1),
    fast: (reading) => fast.push(reading),
  });
  open.push(() => link.close());
  await until(() => readings > 0);
  return { world, clock, fake, fast };
}

it('measures sixty landings of all kinds by the web API alone', async () => {
  const { world, clock, fake, fast } = await startShutOff();
  const chance = randomFrom(fc.sample(fc.integer(), 1)[0] ?? 0);
  const wrong: string[] = [];
  for (let n = 0; n < LANDINGS * LANDING_KINDS.length; n += 1) {
    const kind = LANDING_KINDS[n % LANDING_KINDS.length] ?? 'firm';
    const { at, touches } = flyLanding(kind, chance);
    const watch = new TouchdownWatch();
    const contacts: Contact[] = [];
    const offset = chance();
    for (let i = 0; i < 8 * HZ; i += 1) {
      const t = -1 + (i + offset) / HZ;
      clock.now += 1000 / HZ;
      world.truth = { ...FLYING, ...at(t), gsKt: 130 - t };
      const before = fast.length;
      fake.frame();
      await until(() => fast.length > before);
      contacts.push(...watch.feed(fast.at(-1)!, clock.now).filter(({ complete }) => complete));
    }
    expect(contacts.map(({ bounce }) => bounce)).toEqual(touches.map((_, i) => i > 0));
    touches.forEach(({ fpm }, i) => {
      const off = -(contacts[i]?.rateFpm ?? NaN) - fpm;
      if (!(Math.abs(off) <= WITHIN_FPM)) wrong.push(`${kind}: ${fpm} ft/min, ${off} off`);
    });
  }
  expect(wrong).toEqual([]);
});
