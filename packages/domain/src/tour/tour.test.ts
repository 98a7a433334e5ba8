import { describe, expect, it } from 'vitest';
import { type StageFlight, stageResult } from './stage-result.ts';
import type { StageResult, Tour } from './tour.ts';
import { refuseStage, refuseTourHours } from './tour-refusals.ts';
import { tourProgress } from './tour-progress.ts';

const HOUR = 3_600_000;
const tour: Tour = {
  id: 'nacional',
  name: 'A320 Tour Nacional',
  edition: 1,
  minMinutesExclusive: 3000,
  types: ['a320-200'],
  substitutes: [],
  anyOrder: false,
  opens: null,
  closes: null,
  closed: false,
  stages: [
    { n: 1, dep: 'LEMD', arr: 'LEBL', retired: false },
    { n: 2, dep: 'LEBL', arr: 'LEPA', retired: false },
    { n: 3, dep: 'LEPA', arr: 'LEMD', retired: false },
  ],
};
const designators = new Map([['a320-200', ['A320']]]);
const flight = (n: number, at: number, changes: Partial<StageFlight> = {}): StageFlight => ({
  source: 'acars',
  outcome: 'valid',
  dep: tour.stages[n - 1]!.dep,
  arr: tour.stages[n - 1]!.arr,
  typeId: 'a320-200',
  icaoType: 'A320',
  booked: { anyOrder: false, substitutes: [] },
  offBlock: at * HOUR,
  onBlock: (at + 1) * HOUR,
  ...changes,
});
const fly = (
  results: StageResult[],
  n: number,
  at: number,
  changes: Partial<StageFlight> = {},
  by = tour,
) => {
  const result = stageResult(by, by.stages[n - 1]!, flight(n, at, changes), results, designators);
  return result;
};
const states = (results: StageResult[], booked: number[] = [], by = tour) =>
  tourProgress(by, results, new Set(booked)).stages.map(({ state }) => state);

describe('the hours of a tour', () => {
  it('are more than the limit: 50:00 is not enough, 50:01 is', () => {
    expect(refuseTourHours(tour, 3000)).toMatchObject({
      code: 'horas-de-tour',
      message: 'A320 Tour Nacional pide más de 50\u00a0horas y te falta 1\u00a0minuto.',
    });
    expect(refuseTourHours(tour, 2880)?.message).toContain('2\u00a0horas y 1\u00a0minuto');
    expect(refuseTourHours(tour, 3001)).toBeNull();
    expect(refuseTourHours({ ...tour, minMinutesExclusive: null }, 0)).toBeNull();
  });
});

describe('stages', () => {
  it('PL-55: go in order, and a stage flown too early says which is next', () => {
    const first = fly([], 1, 0);
    expect(states([])).toEqual(['next', 'locked', 'locked']);
    expect(states([first], [2])).toEqual(['passed', 'booked', 'locked']);
    expect(fly([first], 3, 2).reason).toBe('Va antes la etapa 2, LEBL–LEPA.');
    const progress = tourProgress(tour, [first], new Set());
    expect(refuseStage(tour, 3, 'a320-200', progress, 3001)?.message).toContain(
      'La tuya es la 2, LEBL–LEPA.',
    );
    expect(refuseStage(tour, 2, 'a320-200', progress, 3001)).toBeNull();
    expect(refuseStage(tour, 2, 'a350-900', progress, 3001)?.code).toBe('tipo-de-tour');
    expect(refuseStage({ ...tour, closed: true }, 2, 'a320-200', progress, 3001)?.code).toBe('tour-cerrado');
  });

  it('PL-58: are repeated below the minimum and passed at the next flight', () => {
    const low = fly([], 1, 0, { outcome: 'below_minimum' });
    expect(states([low])).toEqual(['repeat', 'locked', 'locked']);
    expect(states([low, fly([low], 1, 3)])).toEqual(['passed', 'next', 'locked']);
  });

  it('flown twice disturb nothing', () => {
    const results = [fly([], 1, 0)];
    results.push(fly(results, 2, 2));
    results.push(fly(results, 2, 4));
    results.push(fly(results, 3, 6));
    expect(results.map(({ state }) => state)).toEqual(['passed', 'passed', 'passed', 'passed']);
    // Decided late: it was flown between the two flights of stage 2.
    expect(fly(results.slice(0, 3), 3, 3.5).state).toBe('passed');
    expect(tourProgress(tour, results, new Set())).toMatchObject({ completed: true, next: null });
  });

  it('PL-59: don’t pass with another type, airport, recorder or time, and say why', () => {
    const first = fly([], 1, 5);
    expect(fly([], 1, 0, { icaoType: 'A20N' }).reason).toBe('Se voló con A20N y el tour no lo admite.');
    expect(fly([], 1, 0, { icaoType: 'A20N' }, { ...tour, substitutes: ['A20N'] }).state).toBe('passed');
    expect(fly([], 1, 0, { arr: 'LEVC' }).reason).toBe('Aterrizó en LEVC y la etapa acaba en LEBL.');
    expect(fly([], 1, 0, { arr: null }).reason).toBe(
      'Aterrizó en un campo desconocido y la etapa acaba en LEBL.',
    );
    expect(fly([], 1, 0, { dep: 'LEVC' }).state).toBe('repeat');
    expect(fly([], 1, 0, { source: 'manual' }).state).toBe('repeat');
    expect(fly([], 1, 0, { outcome: 'emergency' }).state).toBe('repeat');
    expect(fly([first], 2, 6).reason).toBe('Salió antes de acabar la etapa anterior.');
  });

  it('that a change of the tour retires no longer count, and what was passed stays passed', () => {
    const changed = { ...tour, stages: tour.stages.map((one) => ({ ...one, retired: one.n === 2 })) };
    const first = fly([], 1, 0);
    expect(states([first], [], changed)).toEqual(['passed', 'next']);
    expect(fly([first], 3, 2, {}, changed).state).toBe('passed');
    const second = fly([first], 2, 2);
    expect(states([first, second], [], changed)).toEqual(['passed', 'passed', 'next']);
  });

  it('in decision are shown as such', () => {
    const pending: StageResult = {
      n: 1,
      state: 'pending',
      offBlock: 0,
      onBlock: 1,
      reason: null,
      opensNext: false,
    };
    expect(states([pending])).toEqual(['flown', 'locked', 'locked']);
  });
});

describe('a tour whose order is free', () => {
  const free: Tour = { ...tour, anyOrder: true };

  it('has every stage open, and one of them to propose', () => {
    const progress = tourProgress(free, [], new Set());
    expect(progress.stages.map(({ state }) => state)).toEqual(['open', 'open', 'open']);
    expect([progress.next?.n, progress.choices.map(({ n }) => n)]).toEqual([1, [1, 2, 3]]);
    for (const n of [1, 2, 3]) expect(refuseStage(free, n, 'a320-200', progress, 3001)).toBeNull();
  });

  it('passes the stages as they come, and is complete with the last of them', () => {
    const last = fly([], 3, 0, {}, free);
    expect(last).toMatchObject({ state: 'passed', reason: null });
    expect(states([last], [], free)).toEqual(['open', 'open', 'passed']);
    // The second one left before the first one was flown.
    const all = [last, fly([last], 2, 4, {}, free), fly([last], 1, 8, {}, free)];
    expect(tourProgress(free, all, new Set())).toMatchObject({ completed: true, next: null, choices: [] });
  });

  it('proposes the stage that is booked, and none that waits for its decision while another is left', () => {
    expect(tourProgress(free, [], new Set([2])).next?.n).toBe(2);
    const waits: StageResult = {
      n: 1,
      state: 'pending',
      offBlock: 0,
      onBlock: 1,
      reason: null,
      opensNext: false,
    };
    expect(tourProgress(free, [waits], new Set()).next?.n).toBe(2);
    expect(states([waits], [], free)).toEqual(['flown', 'open', 'open']);
  });

  it('takes nothing from a stage that was booked while the order was free', () => {
    expect(fly([], 3, 0).reason).toBe('Va antes la etapa 1, LEMD–LEBL.');
    expect(fly([], 3, 0, { booked: { anyOrder: true, substitutes: [] } }).state).toBe('passed');
  });
});

describe('an aircraft that counts besides those of the types of the tour', () => {
  const neo = { icaoType: 'A20N' };

  it('counts as long as the tour says so, and for what was booked while it did', () => {
    expect(fly([], 1, 0, neo).reason).toBe('Se voló con A20N y el tour no lo admite.');
    expect(fly([], 1, 0, neo, { ...tour, substitutes: ['A20N'] }).state).toBe('passed');
    expect(fly([], 1, 0, { ...neo, booked: { anyOrder: false, substitutes: ['A20N'] } }).state).toBe(
      'passed',
    );
  });
});
