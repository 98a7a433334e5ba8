import { expect, it } from 'vitest';
import type { Mark } from '#app/components/report/marks.ts';
import { mainAct } from './main-act.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const OPEN = '2026-11-29T12:00:00Z';
const ACCEPTED = {
  state: 'accepted',
  outcome: 'valid',
  source: 'acars',
  emergency: null,
  askedAt: null,
  appeal: null,
  appealUntil: OPEN,
} as const;
const marks = (deduction: number) => [{ item: { deduction } }] as unknown as Mark[];

it.each([
  ['a flight that lost nothing', {}, [], 'return'],
  ['a flight that lost something', {}, marks(3), 'appeal'],
  ['a flight whose tenths were let off', {}, marks(0), 'return'],
  ['one below the minimum', { outcome: 'below_minimum' }, [], 'appeal'],
  ['one that its recorder made an emergency', { outcome: 'emergency' }, [], 'appeal'],
  [
    'one that its pilot made an emergency',
    { outcome: 'emergency', emergency: { by: 'pilot', at: OPEN, text: 'Fuego.', dismissed: false } },
    marks(3),
    'return',
  ],
  ['one that was rejected', { state: 'rejected', outcome: null }, [], 'appeal'],
  ['one that was voided', { state: 'voided', outcome: 'cheating' }, [], 'appeal'],
  ['one that lost something long ago', { appealUntil: '2026-11-22T11:59:00Z' }, marks(3), 'return'],
  [
    'one that was rejected long ago',
    { state: 'rejected', outcome: null, appealUntil: '2026-11-01T00:00:00Z' },
    [],
    null,
  ],
  [
    'one that waits for a decision',
    { state: 'in_review', outcome: null, appealUntil: null },
    marks(3),
    'return',
  ],
  [
    'one about which something was asked',
    { state: 'in_review', outcome: null, askedAt: OPEN, appealUntil: null },
    [],
    null,
  ],
  ['one that was not sent', { state: 'draft', outcome: null, appealUntil: null }, [], null],
  ['one in the air', { state: 'in_progress', outcome: null, appealUntil: null }, [], null],
  ['one as second pilot', { source: 'second_pilot' }, [], null],
] as const)('of %s', (_, change, taken, act) => {
  expect(mainAct({ ...ACCEPTED, ...change }, taken, NOW)).toBe(act);
});
