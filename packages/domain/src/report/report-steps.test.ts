import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report, ReportEffect, ReportEvent, ReportRules } from './report.ts';
import { DAY, HOUR, MINUTE } from './report-step.ts';
import { stepReport } from './report-steps.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const rules: ReportRules = {
  silentHours: 12,
  lateHours: 3,
  resumeDays: 7,
  withdrawMin: 120,
  appealDays: 7,
  cheatingAppealDays: 15,
  manualPerMonth: 2,
  leastText: 10,
};
const flying: Report = {
  state: 'in_progress',
  reason: null,
  source: 'acars',
  pilotId: 'p1',
  clientFlightId: 'c1',
  startedAt: NOW,
  touchedAt: NOW,
  plannedBlockMin: 65,
  emergency: false,
  outcome: null,
  standing: null,
  score: null,
  submittedAt: null,
  decidedAt: null,
  deciderId: null,
  askedAt: null,
};
const text = 'La toma no se grabó entera.';
const valid = { outcome: 'valid', score: 84 } as const;

function run(report: Report, event: ReportEvent, now = NOW): { next: Report; effects: string[] } {
  const step = stepReport(report, event, rules, now);
  if (!step.ok) throw new Error(step.refusal.code);
  return { next: step.next, effects: step.effects.map(({ type }) => type) };
}
function refusal(report: Report, event: ReportEvent, now = NOW): string | undefined {
  const step = stepReport(report, event, rules, now);
  return step.ok ? undefined : step.refusal.code;
}
const sent = run(flying, { type: 'submit', complete: true }, NOW + 2 * HOUR).next;
const inReview = run(sent, { type: 'decide_alone', acceptance: valid, doubts: ['V-07'] }).next;
const done = run(sent, { type: 'decide_alone', acceptance: valid, doubts: [] }).next;

describe('a flight in progress', () => {
  it('is interrupted after twelve silent hours only when it is late too, and resumes with the same id', () => {
    const lost: ReportEvent = { type: 'lose_contact' };
    expect(refusal(flying, lost, NOW + 12 * HOUR)).toBe('todavia-en-curso');
    expect(refusal({ ...flying, plannedBlockMin: 600 }, lost, NOW + 12.5 * HOUR)).toBe('todavia-en-curso');
    const { next, effects } = run(flying, lost, NOW + 12 * HOUR + 1);
    expect(next).toMatchObject({ state: 'draft', reason: 'interrupted' });
    expect(effects).toEqual(['leave_map', 'tell_pilot']);
    const resume = (clientFlightId: string): ReportEvent => ({ type: 'resume', clientFlightId });
    expect(refusal(next, resume('c2'))).toBe('otro-vuelo');
    expect(run(next, resume('c1'), NOW + 2 * DAY).next.state).toBe('in_progress');
    expect(refusal(next, resume('c1'), NOW + 7 * DAY)).toBe('reanudacion-tarde');
    expect(run(next, { type: 'abandon' }, NOW + 7 * DAY).next).toMatchObject({
      state: 'voided',
      reason: 'abandoned',
    });
  });

  it('needs all its times to be sent, and nothing to be discarded', () => {
    expect(refusal(flying, { type: 'submit', complete: false })).toBe('faltan-horas');
    expect(run(flying, { type: 'discard' }).effects).toContain('tell_booking');
    expect(refusal(flying, { type: 'declare_emergency', moving: false })).toBe('emergencia-parado');
  });
});

describe('a report that was sent', () => {
  it('is decided by the platform without doubts, and by people with them or by hand', () => {
    expect(done).toMatchObject({ state: 'accepted', standing: 'accepted', score: 84, outcome: 'valid' });
    expect(inReview.state).toBe('in_review');
    const manual: Report = { ...sent, source: 'manual' };
    expect(run(manual, { type: 'decide_alone', acceptance: valid, doubts: [] }).next.state).toBe('in_review');
  });

  it('can be taken back for two hours while nobody has decided', () => {
    const back: ReportEvent = { type: 'take_back' };
    expect(run(inReview, back, NOW + 4 * HOUR).next.state).toBe('draft');
    expect(refusal(inReview, back, NOW + 4 * HOUR + MINUTE)).toBe('retirada-tarde');
    expect(refusal(done, back)).toBe('estado-de-informe');
  });

  it('with a declared emergency neither adds nor takes', () => {
    const emergency = run(flying, { type: 'declare_emergency', moving: true }).next;
    const report = run(emergency, { type: 'submit', complete: true }).next;
    expect(run(report, { type: 'decide_alone', acceptance: valid, doubts: [] }).next.outcome).toBe(
      'emergency',
    );
  });
});

describe('a review', () => {
  it('is never one’s own, is explained, and only raises the score', () => {
    const reject: ReportEvent = { type: 'reject', byId: 'r1', reasonCode: 'otro', text };
    expect(refusal(inReview, { ...reject, byId: 'p1' })).toBe('asunto-propio');
    expect(refusal(inReview, { ...reject, text: ' ' })).toBe('falta-explicacion');
    expect(run(inReview, reject).next).toMatchObject({ state: 'rejected', standing: 'rejected' });
    const scored = { ...inReview, score: 84 };
    const accept: ReportEvent = {
      type: 'accept',
      byId: 'r1',
      acceptance: { outcome: 'valid', score: 83 },
      waivers: 0,
      text: '',
    };
    expect(refusal(scored, accept)).toBe('nota-menor');
    expect(refusal(scored, { ...accept, acceptance: valid, waivers: 1 })).toBe('falta-explicacion');
    expect(run(scored, { ...accept, acceptance: valid }).next.state).toBe('accepted');
  });

  it('may accept without a score within the manual reports of the month', () => {
    const accept = (manualThisMonth: number): ReportEvent => ({
      type: 'accept_without_score',
      byId: 'r1',
      manualThisMonth,
    });
    expect(run(inReview, accept(1)).next).toMatchObject({ state: 'accepted', score: null });
    expect(refusal(inReview, accept(2))).toBe('manuales-agotados');
  });
});

describe('an appeal', () => {
  const rejected = run(inReview, { type: 'reject', byId: 'r1', reasonCode: 'otro', text }).next;
  const appeal: ReportEvent = { type: 'appeal', text };
  const resolve = (byId: string, verdict: typeof valid | 'rejected'): ReportEvent => ({
    type: 'resolve',
    byId,
    answer: text,
    verdict,
  });

  it('is allowed to the seventh day and decided by another person', () => {
    expect(refusal(rejected, appeal, NOW + 7 * DAY)).toBeUndefined();
    expect(refusal(rejected, appeal, NOW + 7 * DAY + 1)).toBe('recurso-fuera-de-plazo');
    const open = run(rejected, appeal).next;
    expect(refusal(open, resolve('r1', valid))).toBe('misma-persona');
    expect(refusal(open, resolve('p1', valid))).toBe('asunto-propio');
    expect(run(open, resolve('r2', valid)).effects).toEqual([
      'post_entries',
      'ask_second_pilot',
      'tell_pilot',
    ]);
    expect(run(open, { type: 'desist' }).next.state).toBe('rejected');
  });

  it('never makes it worse: entries are replaced and the score doesn’t fall', () => {
    const open = run(done, appeal).next;
    expect(refusal(open, resolve('r2', 'rejected'))).toBe('peor-que-antes');
    const higher = {
      type: 'resolve',
      byId: 'r2',
      answer: text,
      verdict: { outcome: 'valid', score: 90 },
    } as const;
    expect(run(open, higher).effects.slice(0, 2)).toEqual(['reverse_entries', 'post_entries']);
    expect(refusal(open, { ...higher, verdict: { outcome: 'valid', score: 80 } })).toBe('nota-menor');
  });
});

describe('cheating', () => {
  const event: ReportEvent = { type: 'void_for_cheating', byId: 'r1', secondId: 'r2', heard: true };

  it('takes two people other than the pilot, and a hearing', () => {
    expect(refusal(done, { ...event, secondId: 'r1' })).toBe('misma-persona');
    expect(refusal(done, { ...event, secondId: 'p1' })).toBe('asunto-propio');
    expect(refusal(done, { ...event, heard: false })).toBe('sin-audiencia');
    const { next, effects } = run(done, event);
    expect(next).toMatchObject({ state: 'voided', reason: 'cheating', outcome: 'cheating' });
    expect(effects.slice(0, 4)).toEqual([
      'reverse_entries',
      'reverse_second_pilot',
      'post_cheating',
      'open_sanction',
    ]);
    const upheld: ReportEvent = { type: 'uphold_cheating_appeal', byId: 'r2', acceptance: valid };
    expect(run(next, upheld).effects.slice(0, 2)).toEqual(['reverse_cheating', 'post_entries']);
    expect(refusal(next, { ...upheld, byId: 'r1' })).toBe('misma-persona');
  });
});

const person = fc.constantFrom('p1', 'r1', 'r2');
const acceptance = fc.record({
  outcome: fc.constantFrom('valid' as const, 'below_minimum' as const),
  score: fc.integer({ min: 0, max: 100 }),
});
const anyEvent: fc.Arbitrary<ReportEvent> = fc.oneof(
  fc.constantFrom<ReportEvent>(
    { type: 'declare_emergency', moving: true },
    { type: 'lose_contact' },
    { type: 'resume', clientFlightId: 'c1' },
    { type: 'submit', complete: true },
    { type: 'discard' },
    { type: 'abandon' },
    { type: 'take_back' },
    { type: 'appeal', text },
    { type: 'desist' },
    { type: 'reopen', text },
  ),
  fc.record({
    type: fc.constant('decide_alone' as const),
    acceptance,
    doubts: fc.constantFrom([], ['V-07']),
  }),
  fc.record({ type: fc.constant('ask' as const), byId: person, text: fc.constant(text) }),
  fc.record({
    type: fc.constant('accept' as const),
    byId: person,
    acceptance,
    waivers: fc.nat(2),
    text: fc.constant(text),
  }),
  fc.record({ type: fc.constant('accept_without_score' as const), byId: person, manualThisMonth: fc.nat(3) }),
  fc.record({
    type: fc.constant('reject' as const),
    byId: person,
    reasonCode: fc.constant('otro'),
    text: fc.constant(text),
  }),
  fc.record({
    type: fc.constant('resolve' as const),
    byId: person,
    answer: fc.constant(text),
    verdict: fc.oneof(acceptance, fc.constant('rejected' as const)),
  }),
  fc.record({
    type: fc.constant('void_for_cheating' as const),
    byId: person,
    secondId: person,
    heard: fc.boolean(),
  }),
  fc.record({ type: fc.constant('uphold_cheating_appeal' as const), byId: person, acceptance }),
);

describe('any sequence of events', () => {
  it('keeps entries and decision together, and ends nowhere it can’t be explained', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyEvent, fc.nat(3 * 24)), { maxLength: 40 }), (events) => {
        let report = flying;
        let now = NOW;
        const sum = { entries: 0, cheating: 0 };
        const count = ({ type }: ReportEffect) => {
          if (type === 'post_entries') sum.entries++;
          if (type === 'reverse_entries') sum.entries--;
          if (type === 'post_cheating') sum.cheating++;
          if (type === 'reverse_cheating') sum.cheating--;
        };
        for (const [event, hours] of events) {
          now += hours * HOUR;
          const step = stepReport(report, event, rules, now);
          if (!step.ok) continue;
          for (const effect of step.effects) count(effect);
          report = step.next;
          expect(sum.entries).toBe(report.standing === 'accepted' ? 1 : 0);
          expect(sum.cheating).toBe(report.reason === 'cheating' ? 1 : 0);
          if (report.state === 'accepted' || report.state === 'rejected') {
            expect(report.standing).toBe(report.state);
          }
          expect(report.deciderId).not.toBe('p1');
        }
      }),
      { numRuns: 500 },
    );
  });
});
