import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flightWorth, type WorthFacts } from './flight-worth.ts';
import { basePoints } from './points-rules.ts';
import { sampleRules } from './testing/sample-rules.ts';

const facts: WorthFacts = {
  blockMin: 140,
  focus: [],
  stage: null,
  events: [],
  isDayFlight: false,
  isTraining: false,
};

describe('what a flight is worth', () => {
  it('begins with the block time', () => {
    const base = (minutes: number) => basePoints(minutes, sampleRules);
    expect([base(0), base(179), base(180), base(359), base(360), base(900)]).toEqual([
      10, 10, 20, 20, 30, 30,
    ]);
  });

  it('says what is sure and what depends on the pilot', () => {
    const dublin = flightWorth({ ...facts, focus: [{ icao: 'EIDW', used: 1 }] }, sampleRules);
    expect(dublin.sure.map(({ reason, points }) => [reason, points])).toEqual([
      ['base', 10],
      ['focus', 10],
    ]);
    expect(dublin.sure[1]?.why).toBe('EIDW es Focus Airport (2 de 2 del mes).');
    expect([dublin.least, dublin.most]).toEqual([20, 30]);
  });

  it('gives no third bonus of a Focus Airport in a month, and another airport its own two', () => {
    const focus = [
      { icao: 'EIDW', used: 2 },
      { icao: 'EGPH', used: 0 },
    ];
    expect(flightWorth({ ...facts, focus }, sampleRules).least).toBe(20);
  });

  it('counts stage, whole tour and event', () => {
    const all = flightWorth(
      {
        blockMin: 240,
        focus: [],
        stage: { tour: 'A320 Svalbard', last: true },
        events: [{ name: 'Noche de Reyes', points: 15, unless: null }],
        isDayFlight: true,
        isTraining: false,
      },
      sampleRules,
    );
    expect(all.least).toBe(20 + 5 + 50 + 15);
  });

  it('counts an event that asks for something more among what is possible', () => {
    const events = [{ name: 'Noche de Reyes', points: 15, unless: 'te apuntas antes' }];
    const worth = flightWorth({ ...facts, events }, sampleRules);
    expect([worth.least, worth.most]).toEqual([10, 35]);
    expect(worth.possible.at(-1)?.why).toBe('Por Noche de Reyes, si te apuntas antes.');
  });

  it('names the flight of the day where the airline gives points for it, and nowhere else', () => {
    const ofDay = { ...facts, isDayFlight: true };
    expect(flightWorth(ofDay, sampleRules)).toEqual(flightWorth(facts, sampleRules));
    const worth = flightWorth(ofDay, { ...sampleRules, dayFlight: 4 });
    expect(worth.sure.at(-1)).toEqual({ reason: 'day_flight', points: 4, why: 'Es tu vuelo del día.' });
    expect([worth.least, worth.most]).toEqual([14, 24]);
  });

  it('never promises less than it gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1200 }), fc.nat(3), (blockMin, used) => {
        const worth = flightWorth({ ...facts, blockMin, focus: [{ icao: 'EIDW', used }] }, sampleRules);
        expect(worth.least).toBe(worth.sure.reduce((sum, { points }) => sum + points, 0));
        expect(worth.most).toBeGreaterThanOrEqual(worth.least);
      }),
    );
  });
});
