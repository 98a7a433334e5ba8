import { describe, expect, it } from 'vitest';
import type { Report, ReportEvent, ReportRules } from './report.ts';
import { stepReport } from './report-steps.ts';
import { flying, NOW, rules, text } from './testing/sample-report.ts';

const DAY = 86_400_000;
const inReview: Report = { ...flying, state: 'in_review', submittedAt: NOW, score: 40 };
const valid = { outcome: 'valid', score: 90 } as const;
const counted: Report = {
  ...inReview,
  state: 'accepted',
  standing: 'accepted',
  outcome: 'valid',
  score: 90,
  decidedAt: NOW,
};

/** The report after each of these events; throws where one is refused. */
function after(report: Report, ...events: ReportEvent[]): Report {
  return events.reduce((now, event) => {
    const step = stepReport(now, event, rules, NOW);
    if (!step.ok) throw new Error(step.refusal.code);
    return step.next;
  }, report);
}
function refusal(report: Report, event: ReportEvent, given: ReportRules = rules, now = NOW): string | null {
  const step = stepReport(report, event, given, now);
  return step.ok ? null : step.refusal.code;
}
const say = { type: 'say_emergency', text } as const;
const accept = { type: 'accept', byId: 'r1', acceptance: valid, waivers: 0, text: '' } as const;
const appeal = { type: 'appeal', text, emergency: true } as const;

describe('an emergency that the pilot declares on the report', () => {
  it('goes to a person, counts as one with them, and can be taken back until then', () => {
    const draft: Report = { ...flying, state: 'draft', reason: 'interrupted' };
    const sent = after(draft, say, { type: 'submit', complete: true });
    const decided = after(sent, { type: 'decide_alone', acceptance: valid, doubts: [] });
    expect(decided.state).toBe('in_review');
    expect(after(decided, accept)).toMatchObject({ outcome: 'emergency', score: 90 });
    expect(after(decided, { type: 'take_back_emergency' }, accept)).toMatchObject({
      outcome: 'valid',
      pilotEmergency: null,
    });
  });

  it('is found to be none with the reason, and is looked at anew where the report is', () => {
    const said = after(inReview, say);
    const without = { ...accept, withoutEmergency: true };
    expect(refusal(said, without)).toBe('falta-explicacion');
    const decided = after(said, { ...without, text });
    expect(decided).toMatchObject({ outcome: 'valid', pilotEmergency: 'dismissed' });
    const reopened = after(decided, { type: 'reopen', text });
    expect(reopened.pilotEmergency).toBe('open');
    expect(after(reopened, accept).outcome).toBe('emergency');
    // Without a declaration there is nothing to explain.
    expect(after(inReview, without).outcome).toBe('valid');
  });

  it.each<[string, Report, ReportEvent, ReportRules, string]>([
    ['while it is flown', flying, say, rules, 'estado-de-informe'],
    ['once it is decided', counted, say, rules, 'estado-de-informe'],
    ['of a flight that has one', { ...inReview, emergency: true }, say, rules, 'emergencia-declarada'],
    ['twice', { ...inReview, pilotEmergency: 'open' }, say, rules, 'emergencia-declarada'],
    ['without a word', inReview, { ...say, text: 'no' }, rules, 'falta-explicacion'],
    ['of a flight of another system', { ...inReview, source: 'import' }, say, rules, 'emergencia-en-vuelo'],
    ['of a second pilot', { ...inReview, source: 'second_pilot' }, say, rules, 'informe-de-segundo-piloto'],
    ['where there is none', inReview, { type: 'take_back_emergency' }, rules, 'estado-de-informe'],
    [
      'where the airline takes none',
      inReview,
      say,
      { ...rules, emergencyByPilot: false },
      'emergencia-en-vuelo',
    ],
  ])('is refused %s', (_, report, event, given, code) => {
    expect(refusal(report, event, given)).toBe(code);
  });
});

describe('an emergency that an appeal declares', () => {
  const uphold = { type: 'resolve', byId: 'r2', answer: text, verdict: valid, emergency: true } as const;

  it('makes a flight that counted count as one with an emergency, and changes nothing before', () => {
    const appealed = after(counted, appeal);
    expect(appealed).toMatchObject({ state: 'appealed', standing: 'accepted', outcome: 'valid' });
    const step = stepReport(appealed, uphold, rules, NOW);
    expect(step.ok && step.next.outcome).toBe('emergency');
    expect(step.ok && step.effects.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['reverse_entries', 'post_entries']),
    );
  });

  it('is gone with the appeal that is taken back, and dismissed with the one that is', () => {
    expect(after(counted, appeal, { type: 'desist', emergency: true })).toEqual(counted);
    const no = after(counted, appeal, { ...uphold, verdict: 'dismissed' });
    expect(no).toEqual({ ...counted, pilotEmergency: 'dismissed' });
    expect(after(counted, appeal, { ...uphold, withoutEmergency: true })).toMatchObject({
      outcome: 'valid',
      pilotEmergency: 'dismissed',
    });
  });

  it('is refused when the time to appeal is over, and where the flight has one', () => {
    expect(refusal(counted, appeal, rules, NOW + 8 * DAY)).toBe('recurso-fuera-de-plazo');
    const withOne: Report = { ...counted, outcome: 'emergency', emergency: true };
    expect(refusal(withOne, appeal)).toBe('emergencia-declarada');
  });
});
