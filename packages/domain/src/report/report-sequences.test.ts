import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hadEmergency } from './emergency-steps.ts';
import type { Report, ReportEffect, ReportEvent } from './report.ts';
import { HOUR } from './report-step.ts';
import { stepReport } from './report-steps.ts';
import { flying, NOW, rules, text } from './testing/sample-report.ts';

const person = fc.constantFrom('p1', 'r1', 'r2', 'r3');
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
    { type: 'say_emergency', text },
    { type: 'take_back_emergency' },
    { type: 'appeal', text },
    { type: 'appeal', text, emergency: true },
    { type: 'desist' },
    { type: 'reopen', text },
    { type: 'appeal_cheating', text },
    { type: 'end_question' },
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
    withoutEmergency: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('accept_without_score' as const),
    byId: person,
    manualThisMonth: fc.nat(3),
    training: fc.boolean(),
  }),
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
    verdict: fc.oneof(acceptance, fc.constant('dismissed' as const)),
    withoutEmergency: fc.boolean(),
  }),
  fc.record({ type: fc.constant('name_arrival' as const), byId: person, known: fc.boolean() }),
  fc.record({
    type: fc.constant('void_for_cheating' as const),
    byId: person,
    secondId: person,
    heard: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('uphold_cheating_appeal' as const),
    byId: person,
    answer: fc.constant(text),
    acceptance,
  }),
  fc.record({
    type: fc.constant('dismiss_cheating_appeal' as const),
    byId: person,
    answer: fc.constant(text),
  }),
  fc.record({
    type: fc.constant('follow_holder' as const),
    holder: fc.oneof(acceptance, fc.constantFrom('undecided' as const, 'fallen' as const)),
  }),
);

describe('any sequence of events', () => {
  it('keeps entries and decision together, and ends nowhere it can’t be explained', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyEvent, fc.nat(3 * 24)), { maxLength: 40 }),
        fc.boolean(),
        (events, second) => {
          let report: Report = second ? { ...flying, source: 'second_pilot', state: 'draft' } : flying;
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
            const appealed = event.type === 'resolve' || event.type === 'uphold_cheating_appeal';
            if (appealed) expect(step.next.score ?? 0).toBeGreaterThanOrEqual(report.score ?? 0);
            report = step.next;
            expect(sum.entries).toBe(report.standing === 'accepted' ? 1 : 0);
            expect(sum.cheating).toBe(report.reason === 'cheating' ? 1 : 0);
            if (report.state === 'accepted' || report.state === 'rejected') {
              expect(report.standing).toBe(report.state);
            }
            expect(report.deciderId).not.toBe('p1');
            // What counts, counts as an emergency where one stands, and only there.
            if (report.state === 'accepted' && !second)
              expect(report.outcome === 'emergency').toBe(hadEmergency(report));
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
