import { describe, expect, it } from 'vitest';
import type { Acceptance, Report, ReportEvent } from './report.ts';
import { DAY, HOUR, MINUTE } from './report-step.ts';
import { stepReport } from './report-steps.ts';
import { flying, NOW, rules, text } from './testing/sample-report.ts';

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
    // It was decided once: what staff put back into the queue stays there.
    expect(refusal(run(done, { type: 'reopen', text }).next, back)).toBe('retirada-tarde');
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
      training: false,
    });
    expect(run(inReview, accept(1)).next).toMatchObject({ state: 'accepted', score: null });
    expect(refusal(inReview, accept(2))).toBe('manuales-agotados');
  });
});

describe('an appeal', () => {
  const rejected = run(inReview, { type: 'reject', byId: 'r1', reasonCode: 'otro', text }).next;
  const appeal: ReportEvent = { type: 'appeal', text };
  const resolve = (byId: string, verdict: Acceptance | 'dismissed'): ReportEvent => ({
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
    const stands = run(open, resolve('r2', 'dismissed'));
    expect(stands).toEqual({ next: done, effects: ['tell_pilot'] });
    const higher = {
      type: 'resolve',
      byId: 'r2',
      answer: text,
      verdict: { outcome: 'valid', score: 90 },
    } as const;
    expect(run(open, higher).effects.slice(0, 2)).toEqual(['reverse_entries', 'post_entries']);
    expect(refusal(open, { ...higher, verdict: { outcome: 'valid', score: 80 } })).toBe('nota-menor');
  });

  it('leaves a flight that was accepted without a score with what it brought', () => {
    const unscored = run(inReview, {
      type: 'accept_without_score',
      byId: 'r1',
      manualThisMonth: 0,
      training: false,
    }).next;
    const open = run(unscored, appeal).next;
    const below = { outcome: 'below_minimum', score: 40 } as const;
    expect(refusal(open, resolve('r2', below))).toBe('peor-que-antes');
    expect(run(open, resolve('r2', 'dismissed')).next).toEqual(unscored);
    expect(refusal(open, resolve('r2', valid))).toBeUndefined();
  });

  it('leaves when the report was decided first, and by whom', () => {
    const { decidedAt, deciderId } = rejected;
    const { next } = run(run(rejected, appeal).next, resolve('r2', valid), NOW + DAY);
    expect(next).toMatchObject({ state: 'accepted', decidedAt, deciderId });
  });
});

const event: ReportEvent = { type: 'void_for_cheating', byId: 'r1', secondId: 'r2', heard: true };

describe('cheating', () => {
  it('takes two people other than the pilot, and a hearing', () => {
    expect(refusal(done, { ...event, secondId: 'r1' })).toBe('misma-persona');
    expect(refusal(done, { ...event, secondId: 'p1' })).toBe('asunto-propio');
    expect(refusal(done, { ...event, heard: false })).toBe('sin-audiencia');
    const { next, effects } = run(done, event);
    expect(next).toMatchObject({ state: 'voided', reason: 'cheating', outcome: 'cheating' });
    expect(effects.slice(0, 3)).toEqual(['reverse_entries', 'void_second_pilot', 'post_cheating']);
  });

  it('can be appealed against for fifteen days; a third person grants it and everything comes back', () => {
    const { next } = run(done, event);
    const appeal: ReportEvent = { type: 'appeal_cheating', text };
    expect(refusal(next, appeal, NOW + 15 * DAY)).toBeUndefined();
    expect(refusal(next, appeal, NOW + 15 * DAY + 1)).toBe('recurso-fuera-de-plazo');
    expect(refusal(done, appeal)).toBe('estado-de-informe');
    const upheld = {
      type: 'uphold_cheating_appeal',
      byId: 'r3',
      answer: text,
      acceptance: { outcome: 'valid', score: 84 },
    } as const;
    expect(run(next, upheld).effects.slice(0, 4)).toEqual([
      'reverse_cheating',
      'lift_sanction',
      'post_entries',
      'ask_second_pilot',
    ]);
    for (const byId of ['r1', 'r2']) {
      expect(refusal(next, { ...upheld, byId })).toBe('misma-persona');
      expect(refusal(next, { type: 'dismiss_cheating_appeal', byId, answer: text })).toBe('misma-persona');
    }
    expect(refusal(next, { ...upheld, byId: 'p1' })).toBe('asunto-propio');
    expect(refusal(next, { ...upheld, acceptance: { outcome: 'valid', score: 83 } })).toBe('nota-menor');
    const dismissed = run(next, { type: 'dismiss_cheating_appeal', byId: 'r3', answer: text });
    expect([dismissed.next, dismissed.effects]).toEqual([next, ['tell_pilot']]);
  });
});

describe('a question', () => {
  it('ends after fourteen days without an answer, and a person decides on what is there', () => {
    const asked = run(inReview, { type: 'ask', byId: 'r1', text }).next;
    const end: ReportEvent = { type: 'end_question' };
    expect(refusal(inReview, end)).toBe('estado-de-informe');
    expect(refusal(asked, end, NOW + 14 * DAY - 1)).toBe('pregunta-en-plazo');
    expect(run(asked, end, NOW + 14 * DAY)).toEqual({
      next: { ...asked, askedAt: null },
      effects: ['tell_pilot'],
    });
  });
});

describe('a second pilot’s report', () => {
  const draft: Report = { ...flying, source: 'second_pilot', state: 'draft', pilotId: 'p2' };
  const follow = (holder: typeof valid | 'undecided' | 'fallen'): ReportEvent => ({
    type: 'follow_holder',
    holder,
  });
  const confirmed = run(draft, { type: 'submit', complete: true }).next;

  it('has no score and goes where the holder’s goes, with exact inverses, and nobody confirms twice', () => {
    const counted = run(confirmed, follow(valid));
    expect(counted.next).toMatchObject({ state: 'accepted', outcome: 'valid', score: null });
    expect(counted.effects).toEqual(['post_entries', 'tell_pilot']);
    const waits = run(counted.next, follow('undecided'));
    expect(waits.next).toMatchObject({ state: 'submitted', outcome: null, standing: null });
    expect(waits.effects).toEqual(['reverse_entries', 'tell_pilot']);
    const fallen = run(counted.next, follow('fallen'));
    expect(fallen.next).toMatchObject({ state: 'voided', reason: 'holder' });
    expect(fallen.effects).toEqual(['reverse_entries', 'tell_pilot']);
    expect(run(fallen.next, follow(valid)).next.state).toBe('accepted');
    expect(run(counted.next, follow(valid)).effects).toEqual([]);
  });

  it('that was never confirmed waits again, and is no matter of reviewers', () => {
    const fallen = run(draft, follow('fallen')).next;
    expect(run(fallen, follow(valid)).next).toMatchObject({ state: 'draft', reason: null });
    const accepted = run(confirmed, follow(valid)).next;
    const acts: ReportEvent[] = [{ type: 'appeal', text }, { type: 'reopen', text }, event];
    for (const act of acts) expect(refusal(accepted, act)).toBe('informe-de-segundo-piloto');
    expect(refusal(done, follow('fallen'))).toBe('estado-de-informe');
  });
});
