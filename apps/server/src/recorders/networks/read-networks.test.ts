import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { NetworkDesk } from '#server/modules/networks/network-desk.ts';
import { type FeedServer, startFeeds } from '#server/testing/feed-server.ts';
import { followNetworks } from './read-networks.ts';

let feeds: FeedServer;
beforeAll(async () => {
  feeds = await startFeeds();
});
afterAll(() => feeds.close());

/** A feed that was down already before this process began; the turns are always this process's. */
const desk: NetworkDesk = {
  wanted: async () => [
    { pilotId: 'x', networkIds: { vatsim: 7, ivao: null }, callsigns: [], report: null, bookings: [] },
  ],
  takeTurn: async () => ({ etag: null, lastModified: null, failures: 3, madeAt: null }),
  endTurn: async () => {},
  failTurn: async () => {},
  follow: async () => {},
};

it('tells anew of a feed that was down before the process began, and of each new cause, once', async () => {
  const said: string[] = [];
  const rounds = followNetworks(
    {
      desk,
      feeds: { ...feeds.addresses, ivao: null },
      clock: () => new Date('2026-11-22T12:00:00Z'),
      silent: (_, { why, again }) => said.push(`${again ? 'still' : 'now'}: ${why}`),
      back: () => said.push('back'),
      failed: (error) => said.push(String(error)),
    },
    1,
  );
  await vi.waitFor(() => expect(said.length).toBeGreaterThan(2));
  feeds.set('vatsim', (_, response) => response.writeHead(500).end());
  await vi.waitFor(() => expect(said.at(-1)).toBe('still: status 500'));
  await rounds.stop();
  expect(said.filter((one) => one.startsWith('now'))).toEqual(['now: status 503', 'now: status 500']);
  expect(new Set(said.slice(1))).toEqual(
    new Set(['still: status 503', 'now: status 500', 'still: status 500']),
  );
});
