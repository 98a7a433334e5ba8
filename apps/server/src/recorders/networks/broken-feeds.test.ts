import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FeedServer, ivaoFeed, json, startFeeds, vatsimFeed } from '#server/testing/feed-server.ts';
import { askFeed } from './read-networks.ts';
import { readFeed } from './network-rows.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const UNMARKED = { etag: null, lastModified: null };
const BOUNDS = { patienceMs: 1000, mostBytes: 1_000_000 };
const never = new AbortController().signal;
const madrid = { id: 7, callsign: 'EVE10', lat: 40.4, lon: -3.5, gsKt: 12 };

let feeds: FeedServer;
beforeAll(async () => {
  feeds = await startFeeds();
});
afterAll(() => feeds.close());

/** What comes of an answer of VATSIM: why it failed, or whom it shows. */
async function outcomeOf(answer: Parameters<FeedServer['set']>[1], signal = never) {
  feeds.set('vatsim', answer);
  const reply = await askFeed(feeds.addresses.vatsim, UNMARKED, BOUNDS, signal);
  if (reply.kind !== 'answer') return reply.kind;
  const read = readFeed('vatsim', reply.body, NOW, () => true);
  return read === null ? 'no sense' : read.pilots.map(({ callsign }) => callsign);
}
const at = (ms: number) => vatsimFeed([], new Date(NOW.getTime() + ms));
const rows = (pilots: unknown[]) => ({ general: { update_timestamp: NOW.toISOString() }, pilots });
const bomb = gzipSync(Buffer.alloc(60_000_000, ' '), { level: 9 });

it.each<[string, Parameters<FeedServer['set']>[1], unknown]>([
  ['down', (_, response) => response.destroy(), 'failed'],
  ['an error', (_, response) => response.writeHead(500).end('x'), 'failed'],
  ['a page', (_, response) => response.end('<!doctype html><p>Mantenimiento</p>'), 'failed'],
  ['half an answer', (_, response) => response.end('{"general":{"upd'), 'failed'],
  ['bytes', (_, response) => response.end(Buffer.from([0, 255, 254, 128])), 'failed'],
  [
    'a gzip bomb',
    (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb),
    'failed',
  ],
  [
    'gzip that is none',
    (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x'),
    'failed',
  ],
  ['slow', (_, response) => void response.write('{'), 'failed'],
  [
    'a redirect',
    (_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
    'failed',
  ],
  ['deep', (_, response) => response.end(`${'['.repeat(200_000)}${']'.repeat(200_000)}`), 'no sense'],
  ['no list', json({ pilots: 'no' }), 'no sense'],
  ['null', json(null), 'no sense'],
  ['nobody at all', json(rows([])), 'no sense'],
  ['of yesterday', json(at(-86_400_000)), 'no sense'],
  ['of tomorrow', json(at(86_400_000)), 'no sense'],
  ['of a minute ago', json(at(-60_000)), []],
  ['good', json(vatsimFeed([madrid], NOW)), ['EVE10']],
])('a feed that answers %s', async (_name, answer, wanted) => {
  const outcome = await outcomeOf(answer);
  expect(Array.isArray(outcome) ? outcome.filter((name) => name !== 'AFR1') : outcome).toEqual(wanted);
});

it('leaves rows without sense out one by one', async () => {
  const [, stranger, row] = [0, ...Object.values(vatsimFeed([madrid], NOW))[1]];
  const bad = [null, 7, 'x', [], { cid: 7 }, { ...row, latitude: 91 }, { ...row, longitude: null }];
  const old = { ...row, last_updated: '2026-11-22T11:00:00Z' };
  const odd = { ...row, heading: 'NaN', groundspeed: -1, flight_plan: 'x'.repeat(1000) };
  feeds.set('vatsim', json(rows([...bad, old, { ...row, last_updated: 'ayer' }, stranger, odd])));
  const reply = await askFeed(feeds.addresses.vatsim, UNMARKED, BOUNDS, never);
  const read = readFeed('vatsim', reply.kind === 'answer' && reply.body, NOW, () => true);
  expect(read?.pilots.map(({ callsign, hdg, gsKt, depIcao }) => [callsign, hdg, gsKt, depIcao])).toEqual([
    ['AFR1', 0, 0, null],
    ['EVE10', null, null, null],
  ]);
});

it('reads both networks alike', async () => {
  const pilot = { ...madrid, at: NOW.getTime(), altFt: 2000, hdg: 90, depIcao: 'LEMD', arrIcao: 'LEBL' };
  const seen = (network: 'vatsim' | 'ivao', body: unknown) =>
    readFeed(network, body, NOW, (id) => id === 7)?.pilots[0];
  const vatsim = seen('vatsim', vatsimFeed([pilot], NOW));
  expect(vatsim).toMatchObject({ ...pilot, onGround: null });
  expect(seen('ivao', ivaoFeed([pilot], NOW))).toEqual({ ...vatsim, onGround: true });
});

it('asks for what is new alone', async () => {
  feeds.set('vatsim', json(vatsimFeed([], NOW)));
  const first = await askFeed(feeds.addresses.vatsim, UNMARKED, BOUNDS, never);
  const marks = first.kind === 'answer' ? first.marks : UNMARKED;
  expect(marks.etag).toMatch(/^"\w+"$/);
  expect(await askFeed(feeds.addresses.vatsim, marks, BOUNDS, never)).toEqual({ kind: 'unchanged' });
});

it('does not hold up who is stopped', async () => {
  const stop = new AbortController();
  const stopping: Parameters<FeedServer['set']>[1] = (_, response) => {
    response.write('{');
    stop.abort();
  };
  expect(await outcomeOf(stopping, stop.signal)).toBe('failed');
});
