import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balanceOf,
  debitOf,
  type PointsEntry,
  post,
  type Posting,
  replay,
  replayEntries,
  reverse,
  standing,
  standingEntries,
} from './ledger.ts';
import { closeMonth, dueAt } from './monthly-close.ts';
import { monthsToClose } from './months-to-close.ts';
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

  it('asks for nearly the whole block online', () => {
    expect(ledger({ onlineShare: 0.949 }).map(({ reason }) => reason)).toEqual(['base']);
  });
});

describe('the ledger', () => {
  it('takes no more than there is, and gives back only what it took', () => {
    const entries = ledger({});
    const twelve = post(entries, 'a', { reason: 'adjustment', nominal: 2, subject: 'a', period: '2026-10' })!;
    entries.push(twelve);
    const debit: Posting = { reason: 'inactive_month', nominal: -20, subject: '2026-11', period: '2026-11' };
    const taken = post(entries, 'd', debit)!;
    expect(taken).toMatchObject({ nominal: -20, applied: -12, balanceAfter: 0 });
    entries.push(taken);
    expect(post(entries, 'd2', debit)).toBeNull();
    const back = reverse(entries, 'x', taken, '2026-11')!;
    expect(back).toMatchObject({ applied: 12, balanceAfter: 12, reversesId: 'd' });
    expect(reverse([...entries, back], 'y', taken, '2026-11')).toBeNull();
    expect(post([...entries, back], 'd3', debit)).not.toBeNull();
  });

  it('never falls below zero, and every balance is the sum so far', () => {
    const step = fc.oneof(
      fc.record({ post: fc.integer({ min: -60, max: 60 }), subject: fc.nat(8) }),
      fc.record({ reverse: fc.nat(30) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const entries: PointsEntry[] = [];
        for (const [index, one] of steps.entries()) {
          const target = 'reverse' in one ? entries[one.reverse] : undefined;
          const entry =
            'post' in one
              ? post(entries, `e${index}`, {
                  reason: 'adjustment',
                  nominal: one.post,
                  subject: String(one.subject),
                  period: '2026-10',
                })
              : target && reverse(entries, `e${index}`, target, '2026-10');
          if (entry) entries.push(entry);
          expect(balanceOf(entries)).toBeGreaterThanOrEqual(0);
          expect(entries.at(-1)?.balanceAfter ?? 0).toBe(balanceOf(entries));
        }
        const undone = entries.flatMap(({ reversesId }) => reversesId ?? []);
        expect(new Set(undone).size).toBe(undone.length);
      }),
    );
  });
});

describe('balance and what stands', () => {
  const posting = (nominal: number, subject: string): Posting => ({
    reason: 'adjustment',
    nominal,
    subject,
    period: '2026-10',
  });

  it('are one: a debit that found nothing takes nothing when what it had taken is taken back', () => {
    const entries: PointsEntry[] = [];
    for (const [id, nominal] of [
      ['a', 10],
      ['d', -20],
      ['b', 10],
    ] as const)
      entries.push(post(entries, id, posting(nominal, id))!);
    entries.push(reverse(entries, 'x', entries[0]!, '2026-10')!);
    expect(balanceOf(entries)).toBe(10);
    // The debit falls too, and the flight comes back: two flights, 20 points.
    entries.push(reverse(entries, 'y', entries[1]!, '2026-10')!);
    entries.push(post(entries, 'a2', posting(10, 'a'))!);
    expect(balanceOf(entries)).toBe(20);
  });

  it('are as before when a flight that a debit had eaten is reopened and accepted again', () => {
    const entries: PointsEntry[] = [];
    for (const [id, nominal] of [
      ['a', 10],
      ['d', -20],
      ['b', 10],
    ] as const)
      entries.push(post(entries, id, posting(nominal, id))!);
    entries.push(reverse(entries, 'x', entries[0]!, '2026-10')!);
    const again = post(entries, 'a2', posting(10, 'a'))!;
    expect(again).toMatchObject({ nominal: 10, applied: 0, balanceAfter: 10 });
  });

  it('are as before when some entries are taken back and posted again, whatever was posted', () => {
    const nominals = fc.array(fc.integer({ min: -40, max: 40 }), { maxLength: 12 });
    fc.assert(
      fc.property(nominals, fc.array(fc.nat(11), { maxLength: 8 }), (posted, redone) => {
        const entries: PointsEntry[] = [];
        for (const [at, nominal] of posted.entries())
          entries.push(post(entries, `e${at}`, posting(nominal, String(at)))!);
        const before = balanceOf(entries);
        const subjects = [...new Set(redone)].filter((at) => at < posted.length);
        for (const at of subjects)
          entries.push(reverse(entries, `x${at}`, standing(entries, 'adjustment', String(at))!, '2026-10')!);
        for (const at of subjects.toReversed())
          entries.push(post(entries, `again${at}`, posting(posted[at]!, String(at)))!);
        expect(balanceOf(entries)).toBe(before);
        expect(entries.every(({ balanceAfter }) => balanceAfter >= 0)).toBe(true);
      }),
    );
  });

  it('are one after postings and reversals in any order', () => {
    const step = fc.record({ subject: fc.nat(6), nominal: fc.integer({ min: -40, max: 40 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const entries: PointsEntry[] = [];
        for (const [index, { subject, nominal }] of steps.entries()) {
          // What stands is taken back, what does not is posted, as accepting and reopening a report do.
          const there = standing(entries, 'adjustment', String(subject));
          const id = `e${index}`;
          const next = there
            ? reverse(entries, id, there, '2026-10')
            : post(entries, id, posting(nominal, String(subject)));
          entries.push(next!);
          expect(balanceOf(entries)).toBe(replay(standingEntries(entries)));
        }
      }),
    );
  });
});

describe('two ledgers that become one', () => {
  const steps = fc.array(
    fc.record({ subject: fc.nat(6), nominal: fc.integer({ min: -40, max: 40 }), owner: fc.nat(1) }),
    { maxLength: 40 },
  );
  type Owned = PointsEntry & { owner: number };

  /** Posts what does not stand and takes back what does, each in the ledger of its owner; all in the order of posting. */
  function postTo(drawn: readonly { subject: number; nominal: number; owner: number }[]): Owned[] {
    const all: Owned[] = [];
    for (const [index, { subject, nominal, owner }] of drawn.entries()) {
      const own = all.filter((entry) => entry.owner === owner);
      const posting = { nominal, subject: `${owner} ${subject}`, period: '2026-10' };
      const there = standing(own, 'adjustment', posting.subject);
      const next = there
        ? reverse(own, `e${index}`, there, '2026-10')
        : post(own, `e${index}`, { reason: 'adjustment', ...posting });
      all.push({ ...next!, owner });
    }
    return all;
  }

  it('leave a ledger as it is that is merged with an empty one', () => {
    fc.assert(
      fc.property(steps, (drawn) => {
        const alone = postTo(drawn.map((one) => ({ ...one, owner: 0 })));
        expect(replayEntries(alone)).toEqual(alone);
      }),
    );
  });

  it('have the balance of what stands after each entry, none below zero, and no entry moves more than it says', () => {
    fc.assert(
      fc.property(steps, (drawn) => {
        const merged = replayEntries(postTo(drawn));
        for (const [index, { nominal, applied, balanceAfter }] of merged.entries()) {
          expect(balanceAfter).toBe(replay(standingEntries(merged.slice(0, index + 1))));
          expect(balanceAfter).toBeGreaterThanOrEqual(0);
          expect(applied).toBeGreaterThanOrEqual(Math.min(0, nominal));
          expect(applied).toBeLessThanOrEqual(Math.max(0, nominal));
        }
        expect(balanceOf(merged)).toBe(merged.at(-1)?.balanceAfter ?? 0);
      }),
    );
  });
});

describe('closing a month', () => {
  const idle = {
    activeWholeMonth: true,
    activity: false,
    undecided: false,
    idleBefore: 0,
    beforeWaits: false,
  };
  const close = (changes: Partial<typeof idle>, month = '2025-10') =>
    closeMonth({ ...idle, ...changes }, month, sampleRules, 3);

  it('PL-63: takes the points of a month without flying, and none in the months that are spared', () => {
    expect(close({})).toMatchObject({ result: 'idle', next: 'warn', posting: { nominal: -20 } });
    expect(close({}, '2025-08')).toMatchObject({ result: 'idle', posting: null });
  });

  it('waits for reports that nobody has decided, and never charges when one counts', () => {
    expect(close({ undecided: true })).toEqual({ result: 'deferred' });
    expect(close({ activity: true, undecided: true })).toEqual({ result: 'active' });
  });

  it('waits for the month before, since months in a row are counted', () => {
    expect(close({ beforeWaits: true })).toEqual({ result: 'deferred' });
    expect(close({ beforeWaits: true, activity: true })).toEqual({ result: 'active' });
    expect(close({ beforeWaits: true, activeWholeMonth: false })).toEqual({ result: 'exempt' });
  });

  it('leaves alone who was on leave, suspended or new, and proposes inactive at the third month', () => {
    expect(close({ activeWholeMonth: false })).toEqual({ result: 'exempt' });
    expect(close({ idleBefore: 1 })).toMatchObject({ next: 'warn', idleMonths: 2 });
    expect(close({ idleBefore: 2 })).toMatchObject({ next: 'propose_inactive', idleMonths: 3 });
  });

  it('is due on day and hour of the rules, and catches up in order', () => {
    expect(new Date(dueAt('2026-10', sampleRules)).toISOString()).toBe('2026-11-05T03:00:00.000Z');
    const at = (iso: string) => monthsToClose('2026-07', Date.parse(iso), sampleRules);
    expect(at('2026-11-05T02:59:59Z')).toEqual(['2026-08', '2026-09']);
    expect(at('2026-11-05T03:00:00Z')).toEqual(['2026-08', '2026-09', '2026-10']);
    expect(monthsToClose('2026-10', Date.parse('2026-11-22T00:00:00Z'), sampleRules)).toEqual([]);
    // A clock that was put back.
    expect(monthsToClose('2026-10', Date.parse('2026-03-01T00:00:00Z'), sampleRules)).toEqual([]);
  });

  it.each(['2026-13', '2026-00', '2026-1', ''])('refuses the month «%s», which has no days', (month) => {
    expect(() => monthsToClose(month, Date.parse('2026-11-22T00:00:00Z'), sampleRules)).toThrow(RangeError);
  });
});
