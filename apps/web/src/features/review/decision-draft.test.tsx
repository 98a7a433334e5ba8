import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Review } from '#app/api/reviews.ts';
import { keepDraft, readDraft } from '#app/services/drafts.ts';
import { reviewOf } from './testing/review-of.ts';
import { useDecisionDraft } from './decision-draft.ts';

const NAME = 'decision-R0000001';
const [FIRST, SECOND] = ['2026-11-20T12:00:00.000Z', '2026-11-22T12:00:00.000Z'];

/** A report whose present round of review began then. */
function inRound(at: string): Review {
  const sent = { event: 'decide_alone', at } as Review['history'][number];
  return { ...reviewOf('R0000001', false), history: [sent] };
}

const typed = (round: string, text: string) => keepDraft(NAME, { form: JSON.stringify({ round, text }) });
const open = (review: Review) =>
  renderHook((shown: Review) => useDecisionDraft(shown), { initialProps: review });

it('keeps what was typed in a newer round than that of the review that was read before, until the newer one is there', () => {
  typed(SECOND, 'De la segunda vuelta.');
  const { result, rerender } = open(inRound(FIRST));
  expect(result.current.draft.text).toBe('');
  rerender(inRound(SECOND));
  expect(result.current.draft.text).toBe('De la segunda vuelta.');
  expect(readDraft(NAME)['form']).toContain('De la segunda vuelta.');
});

it('forgets what was typed in an older round', () => {
  typed(FIRST, 'De la primera vuelta.');
  const { result } = open(inRound(SECOND));
  expect(result.current.draft.text).toBe('');
  expect(readDraft(NAME)).toEqual({});
});

it('leaves alone what another window has typed in a newer round', () => {
  const { result } = open(inRound(FIRST));
  typed(SECOND, 'De la segunda vuelta.');
  const kept = readDraft(NAME);
  act(() => result.current.change({ text: 'De la primera vuelta.' }));
  expect(result.current.draft.text).toBe('De la primera vuelta.');
  expect(readDraft(NAME)).toEqual(kept);
  act(() => result.current.forget());
  expect(readDraft(NAME)).toEqual(kept);
});

it('takes over the text that was kept before there was a form', () => {
  keepDraft(NAME, { text: 'Escrito antes.' });
  const { result } = open(inRound(FIRST));
  expect(result.current.draft).toMatchObject({ text: 'Escrito antes.', round: FIRST });
  act(() => result.current.change({ chosen: 'ask' }));
  expect(readDraft(NAME)).toEqual({
    form: JSON.stringify({ round: FIRST, chosen: 'ask', text: 'Escrito antes.' }),
  });
  act(() => result.current.forget());
  expect(readDraft(NAME)).toEqual({});
});
