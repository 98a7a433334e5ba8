import { describe, expect, it } from 'vitest';
import { balanceOf, debitOf, type PointsEntry, post, type Posting, reverse, standing } from './ledger.ts';
import { type EarningReport, minutesFor, postingsFor } from './report-postings.ts';
import { sampleRules } from './testing/sample-rules.ts';

const OCTOBER = Date.parse('2026-10-10T08:00:00Z');
const flight: EarningReport = {
  id: 'r1',
  source: 'acars',
  outcome: 'valid',
  offBlock: OCTOBER,
  blockMin: 70,
  score: 76,
  onlineShare: null,
  focus: [],
  isDayFlight: false,
};
const none = () => new Set<number>();

function slotsIn(entries: readonly PointsEntry[], icao: string, month: string): Set<number> {
  const slots = [1, 2].filter((slot) => standing(entries, 'focus', `${icao} ${month} ${slot}`) !== undefined);
  return new Set(slots);
}

/** Posts one after the other, counting the bonuses of Focus Airports like the server does. */
function ledger(...reports: Partial<EarningReport>[]): PointsEntry[] {
  const entries: PointsEntry[] = [];
  for (const [index, report] of reports.entries()) {
    const used = (icao: string, month: string) => slotsIn(entries, icao, month);
    for (const posting of postingsFor({ ...flight, id: `r${index}`, ...report }, sampleRules, used)) {
      const entry = post(entries, `e${entries.length}`, posting);
      if (entry !== null) entries.push(entry);
    }
  }
  return entries;
}

describe('the worked examples of the document', () => {
  it('PL-61: Madrid to Dublin online, 2:20, score 8.4: 28', () => {
    const entries = ledger({ blockMin: 140, score: 84, onlineShare: 1, focus: ['EIDW'] });
    expect(entries.map(({ applied }) => applied)).toEqual([10, 3, 5, 10]);
    expect(balanceOf(entries)).toBe(28);
  });

  it('PL-61: Madrid to Cancún, ten hours, offline, 9.1: 35', () => {
    expect(balanceOf(ledger({ blockMin: 600, score: 91 }))).toBe(35);
  });

  it('PL-61: the month: 76', () => {
    const entries = ledger(
      { score: 76 },
      { score: 87, onlineShare: 0.96 },
      { blockMin: 240, score: 92 },
      { score: 51, outcome: 'below_minimum', focus: ['EIDW'] },
      { score: 81, focus: ['EIDW'] },
    );
    const stage: Posting = {
      reason: 'stage',
      nominal: sampleRules.stage,
      subject: 'svalbard 1 1',
      period: '2026-10',
    };
    entries.push(post(entries, 's', stage)!);
    const abandoned: Posting = {
      reason: 'abandoned',
      nominal: debitOf('abandoned', sampleRules),
      subject: 'b1',
      period: '2026-10',
    };
    entries.push(post(entries, 'x', abandoned)!);
    expect(balanceOf(entries)).toBe(76);
  });
});

describe('what a report earns', () => {
  it('is the base alone for manual and second-pilot reports, and nothing when it isn’t valid', () => {
    const rich = { ...flight, score: 95, onlineShare: 1, focus: ['EIDW'] };
    for (const source of ['manual', 'second_pilot'] as const) {
      expect(postingsFor({ ...rich, source }, sampleRules, none)).toMatchObject([
        { reason: source, nominal: 10 },
      ]);
    }
    for (const outcome of ['below_minimum', 'emergency', 'cheating', 'not_counted'] as const) {
      expect(postingsFor({ ...rich, outcome }, sampleRules, none)).toEqual([]);
      expect(minutesFor({ ...rich, outcome })).toBe(0);
    }
    expect(minutesFor(rich)).toBe(70);
  });

  it('PL-65: has no third bonus of a Focus Airport in a month; another airport and another month have their own', () => {
    const focus = (icao: string, offBlock = OCTOBER) => ({ focus: [icao], offBlock });
    const november = Date.parse('2026-11-01T00:00:00Z');
    const entries = ledger(
      focus('EIDW'),
      focus('EIDW'),
      focus('EIDW'),
      focus('EGPH'),
      focus('EIDW', november),
    );
    expect(entries.filter(({ reason }) => reason === 'focus').map(({ subject }) => subject)).toEqual([
      'EIDW 2026-10 1',
      'EIDW 2026-10 2',
      'EGPH 2026-10 1',
      'EIDW 2026-11 1',
    ]);
  });

  it('fills the place of a bonus that was taken back', () => {
    const entries = ledger({ focus: ['EIDW'] }, { focus: ['EIDW'] });
    const first = standing(entries, 'focus', 'EIDW 2026-10 1')!;
    const after = [...entries, reverse(entries, 'x', first, '2026-10')!];
    const next = postingsFor({ ...flight, id: 'r9', focus: ['EIDW'] }, sampleRules, (icao, month) =>
      slotsIn(after, icao, month),
    );
    expect(next.at(-1)?.subject).toBe('EIDW 2026-10 1');
  });

  it('has the points of the flight of the day where the airline gives them, and for a recorded valid flight alone', () => {
    const ofDay = { ...flight, isDayFlight: true };
    const rules = { ...sampleRules, dayFlight: 4 };
    expect(postingsFor(ofDay, sampleRules, none)).toEqual(postingsFor(flight, sampleRules, none));
    expect(postingsFor(flight, rules, none).map(({ reason }) => reason)).toEqual(['base']);
    expect(postingsFor(ofDay, rules, none).at(-1)).toMatchObject({
      reason: 'day_flight',
      nominal: 4,
      subject: 'r1',
    });
    expect(postingsFor({ ...ofDay, source: 'manual' }, rules, none)).toHaveLength(1);
    expect(postingsFor({ ...ofDay, outcome: 'below_minimum' }, rules, none)).toEqual([]);
  });

  it('asks for nearly the whole block online', () => {
    expect(ledger({ onlineShare: 0.949 }).map(({ reason }) => reason)).toEqual(['base']);
  });
});
