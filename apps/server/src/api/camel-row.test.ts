import { expect, it } from 'vitest';
import { camelRow } from './camel-row.ts';

it('names columns in camelCase and says instants as texts', () => {
  const at = new Date('2026-03-01T12:00:00Z');
  expect(camelRow({ id: 'a', last_used_at: at, ended_at: null, sign_in_id: 7, after: { b_c: 1 } })).toEqual({
    id: 'a',
    lastUsedAt: '2026-03-01T12:00:00.000Z',
    endedAt: null,
    signInId: 7,
    after: { b_c: 1 },
  });
});
