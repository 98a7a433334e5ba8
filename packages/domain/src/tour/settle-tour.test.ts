import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FlownStage, judgeStages } from './stage-result.ts';
import type { TourEntry } from './settle-tour.ts';
import { settleTour } from './settle-tour.ts';
import { tourProgress } from './tour-progress.ts';
import type { Tour } from './tour.ts';

const HOUR = 3_600_000;
const AIRPORTS = ['LEMD', 'LEBL', 'LEPA', 'LEIB'] as const;
const tour: Tour = {
  id: 'islas',
  name: 'Islas',
  edition: 1,
  minMinutesExclusive: null,
  types: ['a320-200'],
  substitutes: [],
  anyOrder: false,
  opens: null,
  closes: null,
  closed: false,
  stages: [1, 2, 3].map((n) => ({ n, dep: AIRPORTS[n - 1]!, arr: AIRPORTS[n]!, retired: false })),
};
const designators = new Map([['a320-200', ['A320']]]);
const rules = { stage: 5, tour: 50 };

function flown(id: number, n: number, changes: Partial<FlownStage> = {}): FlownStage {
  const [dep, arr] = [AIRPORTS[n - 1]!, AIRPORTS[n]!];
  return {
    reportId: `r${id}`,
    n,
    source: 'acars',
    outcome: 'valid',
    dep,
    arr,
    bookedDep: dep,
    bookedArr: arr,
    typeId: 'a320-200',
    icaoType: 'A320',
    booked: { anyOrder: false, substitutes: [] },
    offBlock: id * 2 * HOUR,
    onBlock: (id * 2 + 1) * HOUR,
    decision: 'pending',
    countedOnce: false,
    recognised: false,
    ...changes,
  };
}

/** The ledger of one pilot, kept like the server keeps it: with every decision the tour is settled. */
class Ledger {
  entries: TourEntry[] = [];
  readonly flights: FlownStage[];
  readonly by: Tour;
  constructor(flights: FlownStage[], by: Tour = tour) {
    this.flights = flights;
    this.by = by;
  }

  judge() {
    const recognised = new Set(
      this.entries.filter(({ reason }) => reason === 'stage').map(({ reportId }) => reportId),
    );
    const flights = this.flights.map((one) => ({ ...one, recognised: recognised.has(one.reportId) }));
    return judgeStages(this.by, flights, designators);
  }

  settle() {
    const { takeBack, post } = settleTour(this.by, this.judge(), this.entries, () => rules);
    this.entries = [...this.entries.filter((entry) => !takeBack.includes(entry)), ...post];
  }

  decide(index: number, decision: FlownStage['decision'], outcome: FlownStage['outcome'] = 'valid') {
    const flight = this.flights[index]!;
    if (flight.decision === decision || flight.decision === 'voided') return;
    const countedOnce = flight.countedOnce || (decision === 'accepted' && outcome === 'valid');
    this.flights[index] = { ...flight, decision, outcome, countedOnce };
    this.entries = this.entries.filter(({ reportId }) => reportId !== flight.reportId);
    this.settle();
  }

  progress() {
    const had = this.entries.some(({ reason }) => reason === 'tour');
    return tourProgress(this.by, this.judge(), new Set(), had);
  }

  get states() {
    return this.progress().stages.map(({ state }) => state);
  }

  get subjects() {
    return this.entries.map(({ reason, subject }) => `${reason} ${subject}`).toSorted();
  }
}

describe('the entries of a tour', () => {
  it('PL-60: the last stage completes it, once, also when it is reopened and accepted again', () => {
    const ledger = new Ledger([flown(1, 1), flown(2, 2), flown(3, 3)]);
    for (const index of [0, 1, 2]) ledger.decide(index, 'accepted');
    const whole = ['stage islas 1 1', 'stage islas 1 2', 'stage islas 1 3', 'tour islas 1'];
    expect(ledger.subjects).toEqual(whole);
    ledger.decide(2, 'pending');
    expect(ledger.states).toEqual(['passed', 'passed', 'repeat']);
    expect(ledger.progress().stages[2]?.reason).toContain('se ha reabierto');
    expect(ledger.subjects).toEqual(whole.slice(0, 2));
    ledger.decide(2, 'accepted');
    expect(ledger.subjects).toEqual(whole);
  });

  it('stay with later stages when an earlier one is voided, and the whole tour falls', () => {
    const ledger = new Ledger([flown(1, 1), flown(2, 2), flown(3, 3)]);
    for (const index of [0, 1, 2]) ledger.decide(index, 'accepted');
    ledger.decide(1, 'voided');
    expect(ledger.states).toEqual(['passed', 'repeat', 'passed']);
    expect(ledger.progress().stages[1]?.reason).toBe('El informe se anuló.');
    expect(ledger.subjects).toEqual(['stage islas 1 1', 'stage islas 1 3']);
    ledger.flights.push(flown(9, 2));
    ledger.decide(3, 'accepted');
    expect(ledger.progress().completed).toBe(true);
    expect(ledger.subjects).toContain('tour islas 1');
  });

  it('let a pilot go on and repeat an earlier stage at leisure', () => {
    const ledger = new Ledger([flown(1, 1), flown(2, 2)]);
    for (const index of [0, 1]) ledger.decide(index, 'accepted');
    ledger.decide(0, 'voided');
    expect(ledger.states).toEqual(['repeat', 'passed', 'next']);
    expect(ledger.progress().next?.n).toBe(3);
    ledger.flights.push(flown(3, 3));
    ledger.decide(2, 'accepted');
    expect(ledger.progress()).toMatchObject({ completed: false, next: { n: 1 } });
  });

  it('PL-56: a stage flown twice gives its points once, and the other flight when the first one falls', () => {
    const ledger = new Ledger([flown(1, 1), flown(2, 2), flown(3, 2), flown(4, 3)]);
    for (const index of [0, 1, 2, 3]) ledger.decide(index, 'accepted');
    expect(ledger.subjects).toHaveLength(4);
    ledger.decide(1, 'voided');
    expect(ledger.entries.find(({ subject }) => subject === 'islas 1 2')?.reportId).toBe('r3');
    expect(ledger.subjects).toHaveLength(4);
  });

  it('come late where an earlier stage is decided after a later one', () => {
    const ledger = new Ledger([flown(1, 1), flown(2, 2)]);
    ledger.decide(1, 'accepted');
    expect(ledger.states).toEqual(['flown', 'locked', 'locked']);
    expect(ledger.progress().stages[1]?.reason).toBe('Va antes la etapa 1, LEMD–LEBL.');
    ledger.decide(0, 'accepted');
    expect(ledger.subjects).toEqual(['stage islas 1 1', 'stage islas 1 2']);
  });

  it('are kept when the tour changes: a leg, a stage retired, one that is gone, and one that is added', () => {
    const ledger = new Ledger([flown(1, 1), flown(2, 2), flown(3, 3)]);
    for (const index of [0, 1, 2]) ledger.decide(index, 'accepted');
    const [first, second, third] = tour.stages;
    const added = { n: 4, dep: 'LEIB', arr: 'LEMD', retired: false };
    const changes: Tour[] = [
      { ...tour, stages: [{ ...first!, arr: 'LEVC' }, second!, third!] },
      { ...tour, stages: [first!, { ...second!, retired: true }, third!] },
      { ...tour, stages: [first!, second!] },
      { ...tour, types: ['a350-900'] },
      { ...tour, stages: [...tour.stages, added] },
    ];
    for (const by of changes) {
      const changed = new Ledger(ledger.flights, by);
      changed.entries = ledger.entries;
      changed.settle();
      expect(changed.subjects).toEqual(ledger.subjects);
      expect(changed.progress().completed).toBe(true);
    }
  });

  it('agree, whatever the order of decisions, with those of what stands at the end', () => {
    const flight = fc.record({ n: fc.integer({ min: 1, max: 3 }), strays: fc.boolean() });
    const step = fc.tuple(
      fc.nat(7),
      fc.constantFrom<FlownStage['decision']>('accepted', 'accepted', 'pending', 'rejected', 'voided'),
      fc.constantFrom<FlownStage['outcome']>('valid', 'valid', 'below_minimum', 'emergency'),
    );
    const flights = fc.array(flight, { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(flights, fc.array(step, { maxLength: 40 }), (some, steps) => {
        const ledger = new Ledger(
          some.map(({ n, strays }, id) => flown(id, n, strays ? { arr: 'LEVC' } : {})),
        );
        for (const [index, decision, outcome] of steps)
          if (index < some.length) ledger.decide(index, decision, outcome);
        const replay = new Ledger(ledger.flights);
        replay.settle();
        expect(ledger.subjects).toEqual(replay.subjects);
        expect(new Set(ledger.subjects).size).toBe(ledger.subjects.length);
        expect(ledger.states).toEqual(replay.states);
        expect(ledger.progress().completed).toBe(ledger.subjects.includes('tour islas 1'));
      }),
    );
  });
});
