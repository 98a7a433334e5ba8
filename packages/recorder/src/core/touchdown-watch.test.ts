import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FastReading } from './reading.ts';
import { type Contact, TouchdownWatch } from './touchdown-watch.ts';

/** A flare: from an approach at 700 ft/min the sink eases towards that of the touchdown. Height in ft, t in s before it. */
function flare(truthFpm: number, easeS: number) {
  const sink = (t: number) => truthFpm + (700 - truthFpm) * (1 - Math.exp(-Math.max(0, t) / easeS));
  const height = (t: number) => {
    // The integral of the sink from the touch back to t.
    const eased = easeS * (1 - Math.exp(-t / easeS));
    return (truthFpm * t + (700 - truthFpm) * (t - eased)) / 60;
  };
  return { sink, height };
}

const AIR: FastReading = { aglFt: 50, vsFpm: -600, g: 1, onGround: false, latchedFpm: null };
const GROUND: FastReading = { aglFt: 0, vsFpm: 0, g: 1, onGround: true, latchedFpm: null };

/** Feeds samples at so many hertz, from seconds before to seconds after the touch; all that the watch told. */
function land(
  reading: (t: number) => FastReading,
  { hz = 30, from = -10, to = 8, watch = new TouchdownWatch(), offset = 0 } = {},
): Contact[] {
  const told: Contact[] = [];
  for (let i = 0; i <= (to - from) * hz; i += 1) {
    const t = from + (i + offset) / hz;
    told.push(...watch.feed(reading(t), 1_000_000 + Math.round(t * 1000)));
  }
  return told;
}

const soft = (t: number): FastReading => (t < 0 ? { ...AIR, aglFt: -t * 3, vsFpm: -180 } : GROUND);

describe('a touch of the ground', () => {
  it('is measured within 10 ft/min of a flare that is known, at every rate from 10 Hz on', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 650 }),
        fc.double({ min: 1.5, max: 6, noNaN: true }),
        fc.constantFrom(10, 20, 30, 60),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (truth, ease, hz, offset) => {
          const { sink, height } = flare(truth, ease);
          const told = land((t) => (t < 0 ? { ...AIR, aglFt: height(-t), vsFpm: -sink(-t) } : GROUND), {
            hz,
            offset,
          });
          const [contact] = told.filter(({ complete }) => complete);
          expect(Math.abs(-contact!.rateFpm! - truth)).toBeLessThanOrEqual(10);
          expect(contact!.window.length).toBeLessThanOrEqual(200);
        },
      ),
    );
  });

  it('takes what the simulator latched, once that is of this touch', () => {
    const latched = (t: number) => ({ ...soft(t), latchedFpm: t < 0.1 ? 333 : 212 });
    const told = land(latched);
    expect(told.map(({ complete }) => complete)).toEqual([false, true]);
    expect(told[1]).toMatchObject({ rateFpm: -212, bounce: false, number: 1 });
    expect(land((t) => ({ ...soft(t), latchedFpm: 333 })).at(-1)?.rateFpm).toBe(-180);
  });

  it('has the largest load around it, and samples from before to after it that are close enough to be judged', () => {
    const hard = (t: number) => ({ ...soft(t), g: t >= 0 && t < 0.1 ? 1.72 : 1 });
    const contact = land(hard, { hz: 60 }).at(-1)!;
    expect(contact.g).toBe(1.72);
    const times = contact.window.map(({ at }) => at - contact.at);
    expect(times[0]).toBeLessThanOrEqual(-1450);
    expect(times.at(-1)).toBeGreaterThanOrEqual(3950);
    expect(times).toContain(0);
    expect(Math.max(...times.slice(1).map((at, i) => at - times[i]!))).toBeLessThanOrEqual(50);
  });

  it('is told at once, and whole when the samples stop', () => {
    const watch = new TouchdownWatch();
    const [first] = land(soft, { to: 1, watch });
    expect(first).toMatchObject({ complete: false, rateFpm: -180 });
    expect(watch.settle(1_003_000)).toEqual([]);
    expect(watch.settle(1_004_000)).toMatchObject([{ complete: true, number: 1 }]);
    expect(watch.settle(1_009_000)).toEqual([]);
  });

  it.each([0.2, 0.4])('is none after %d s of air: a bump of the runway', (air) => {
    const bump = (t: number) => (t > -air && t < 0 ? AIR : GROUND);
    expect(land(bump)).toEqual([]);
  });

  it('is none from before it was watched', () => {
    expect(land(() => GROUND)).toEqual([]);
    const watch = new TouchdownWatch();
    land((t) => ({ ...AIR, aglFt: -t * 3 }), { to: 0, watch });
    watch.reset();
    expect(land(() => GROUND, { from: 1, watch })).toEqual([]);
  });

  it('again within a quarter of a minute is a bounce of the same landing, later another landing', () => {
    const hop = (t: number): FastReading => (t < 0 || (t > 1 && t < 2) ? { ...AIR, vsFpm: -100 } : GROUND);
    const told = land(hop).filter(({ complete }) => complete);
    expect(told.map(({ bounce, number }) => [number, bounce])).toEqual([
      [1, false],
      [2, true],
    ]);
    const again = (t: number): FastReading => (t < 0 || (t > 20 && t < 40) ? AIR : GROUND);
    expect(
      land(again, { to: 50 })
        .filter(({ complete }) => complete)
        .map(({ bounce }) => bounce),
    ).toEqual([false, false]);
  });

  it('survives a simulator that says nonsense', () => {
    const strange = fc.record({
      aglFt: fc.option(fc.double()),
      vsFpm: fc.option(fc.double()),
      g: fc.option(fc.double()),
      onGround: fc.option(fc.boolean()),
      latchedFpm: fc.option(fc.double()),
    });
    fc.assert(
      fc.property(fc.array(strange, { maxLength: 60 }), (readings) => {
        const watch = new TouchdownWatch();
        const told = readings.flatMap((reading, i) => watch.feed(reading, 1000 + i * 250));
        for (const { rateFpm, g, window } of told) {
          expect(rateFpm === null || rateFpm <= 0).toBe(true);
          for (const value of [g, ...window.flatMap((sample) => [sample.aglFt, sample.g])])
            expect(value === null || Number.isFinite(value)).toBe(true);
        }
      }),
    );
  });
});
