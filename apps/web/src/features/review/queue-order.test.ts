import { expect, it } from 'vitest';
import type { WaitingReport } from '#app/api/reviews.ts';
import { nextOf } from './queue-order.ts';

const waiting = (code: string, change: Partial<WaitingReport> = {}): WaitingReport => ({
  code,
  callsign: 'PRB005',
  own: false,
  decidedByMe: false,
  state: 'in_review',
  source: 'acars',
  depIcao: 'LEMD',
  arrIcao: 'LEBL',
  since: '2026-11-22T10:00:00.000Z',
  why: null,
  askedAt: null,
  answered: false,
  unanswered: false,
  taken: null,
  ...change,
});

it('goes on with the first that waits for a reviewer and for nobody else, and around at the end', () => {
  const at = '2026-11-22T10:00:00.000Z';
  const items = [
    waiting('FIRST'),
    waiting('HERE'),
    waiting('OWN', { own: true }),
    waiting('DECIDED', { decidedByMe: true, state: 'appealed' }),
    waiting('ASKED', { askedAt: at }),
    waiting('TAKEN', { taken: { callsign: 'PRB003', mine: false, at } }),
    waiting('MINE', { taken: { callsign: 'PRB004', mine: true, at } }),
  ];
  expect(nextOf(items, 'HERE', () => true)?.code).toBe('MINE');
  expect(nextOf(items.slice(0, 6), 'HERE', () => true)?.code).toBe('FIRST');
  // What was decided is no longer in the queue.
  expect(nextOf(items, 'GONE', () => true)?.code).toBe('FIRST');
  expect(nextOf([waiting('HERE')], 'HERE', () => true)).toBeUndefined();
});

it('goes back over what waits for somebody else, and around at the beginning', () => {
  const items = [waiting('FIRST'), waiting('OWN', { own: true }), waiting('HERE'), waiting('LAST')];
  expect(nextOf(items, 'HERE', () => true, 'previous')?.code).toBe('FIRST');
  expect(nextOf(items, 'FIRST', () => true, 'previous')?.code).toBe('LAST');
});

it('goes over appeals with who may not decide them', () => {
  const items = [waiting('HERE'), waiting('APPEAL', { state: 'appealed' }), waiting('LAST')];
  expect(nextOf(items, 'HERE', (what) => what !== 'appeals.decide')?.code).toBe('LAST');
  expect(nextOf(items, 'HERE', () => true)?.code).toBe('APPEAL');
});
