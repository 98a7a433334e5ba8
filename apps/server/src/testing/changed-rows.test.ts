import { expect, it } from 'vitest';
import { changedRows } from './changed-rows.ts';

it('calls a time of the database’s own clock «now» when its parts of a second happen to be none', () => {
  const rows = changedRows();
  const wholeSecond = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString().replace('.000Z', '+00:00');
  const told = rows.between(
    { note: [] },
    { note: [{ at: wholeSecond }, { at: '2020-01-01T00:00:00+00:00' }] },
  );
  expect(told).toEqual(['+ note {"at":"2020-01-01T00:00:00+00:00"}', '+ note {"at":"now"}']);
});
