import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balanceOf,
  type PointsEntry,
  post,
  type Posting,
  replay,
  replayEntries,
  reverse,
  standing,
  standingEntries,
  ledgerCsv,
} from './ledger.ts';

describe('the ledger', () => {
  it('takes no more than there is, and gives back only what it took', () => {
    const base: Posting = { reason: 'base', nominal: 10, subject: 'r0', period: '2026-10' };
    const entries = [post([], 'e0', base)!];
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

it('writes the oldest entry first, and no cell that a spreadsheet would run', () => {
  const line = {
    postedAt: '2026-11-20T10:00:00.000Z',
    month: '2026-11',
    reason: 'adjustment',
    subject: 'x',
    nominal: 5,
    applied: 5,
  };
  const text = ledgerCsv([
    {
      ...line,
      seq: 2,
      balanceAfter: 15,
      rulesVersion: '2026-11-01-3f9a2c41',
      report: { code: 'K3M7WQ2P' },
      text: '=HOY(), «así»',
    },
    { ...line, seq: 1, balanceAfter: 10, rulesVersion: null, report: null, text: null },
  ]);
  expect(text.split('\r\n')).toEqual([
    'seq,postedAt,month,reason,subject,nominal,applied,balanceAfter,rulesVersion,report,text',
    '1,2026-11-20T10:00:00.000Z,2026-11,adjustment,x,5,5,10,,,',
    '2,2026-11-20T10:00:00.000Z,2026-11,adjustment,x,5,5,15,2026-11-01-3f9a2c41,K3M7WQ2P,"\'=HOY(), «así»"',
    '',
  ]);
});
