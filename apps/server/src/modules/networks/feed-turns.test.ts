import { expect, it } from 'vitest';
import { HOUR_MS } from '@va/domain/durations.ts';
import { freshDatabase } from '#server/testing/databases.ts';
import { endTurn, takeTurn } from './feed-turns.ts';

it('a feed that was asked while the clock was ahead is asked again once it is right', async () => {
  const { db, drop } = await freshDatabase('postgres');
  const now = new Date('2026-11-20T10:00:00Z');
  const later = (ms: number) => new Date(now.getTime() + ms);
  const take = async (at: Date) => (await takeTurn(db.queries, 'vatsim', at)) !== undefined;
  expect(await take(now)).toBe(true);
  await endTurn(db.queries, 'vatsim', now);
  expect(await take(later(1000))).toBe(false);
  expect(await take(later(48 * HOUR_MS))).toBe(true);
  await endTurn(db.queries, 'vatsim', later(48 * HOUR_MS));
  expect(await take(later(2000))).toBe(true);
  expect(await take(later(3000))).toBe(false);
  await drop();
});
