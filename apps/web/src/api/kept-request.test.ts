// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { FakeCaches } from '@va/testing/fake-caches.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signOut } from './access.ts';
import { eraseMe } from './own-data.ts';
import { totalsQuery } from './reports.ts';
import { sessionQuery } from './session.ts';

const HOUR = 3_600_000;
const session = (id: string) => ({
  stage: 'open',
  methods: [],
  csrfToken: 'token',
  mustSetSecondFactor: false,
  expiresAt: new Date(Date.now() + 720 * HOUR).toISOString(),
  pilot: { id, callsign: `PRB-${id}`, name: null, status: 'active', roles: [], capabilities: [] },
});
const NOBODY = { ...session(''), stage: 'none', pilot: null, expiresAt: null };
const TOTALS = { reports: 7, flights: 6 };

/** What the server answers; undefined where no answer comes. */
let answers: Record<string, unknown> | undefined;
let store: FakeCaches;
beforeEach(() => {
  answers = { '/session': session('one'), '/reports/totals': TOTALS };
  store = new FakeCaches();
  vi.stubGlobal('caches', store);
  vi.stubGlobal('fetch', async (address: string) => {
    if (!answers) throw new TypeError('Failed to fetch');
    return Response.json(answers[address.slice(address.indexOf('/v1') + 3)]);
  });
});
afterEach(() => {
  localStorage.clear();
});

const visit = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });

/** Opens the logbook in a new page; what it has then. */
async function readTotals() {
  const client = visit();
  const session = new QueryObserver(client, sessionQuery);
  await session.refetch();
  const totals = new QueryObserver(client, totalsQuery());
  await totals.refetch();
  return { ...totals.getCurrentResult(), pilot: session.getCurrentResult().data?.pilot?.id };
}

it('what was read stays readable without a network, as old as it is, and so does who had read it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const then = Date.now();
  expect(await readTotals()).toMatchObject({ data: TOTALS, pilot: 'one', error: null });
  vi.setSystemTime(then + 5 * HOUR);
  answers = undefined;
  const later = await readTotals();
  expect(later).toMatchObject({ data: TOTALS, pilot: 'one', dataUpdatedAt: then });
  expect(later.error?.name).toBe('NoAnswer');
  // No longer than the session would last.
  vi.setSystemTime(then + 721 * HOUR);
  expect((await readTotals()).pilot).toBeUndefined();
});

it.each([
  ['signed out', () => signOut()],
  ['been erased', () => eraseMe({ callsign: 'PRB-one', password: 'nubes sobre la meseta' })],
])('whoever signs in next in the same tab sees no answer of an account that has %s', async (_, leave) => {
  const client = visit();
  await client.fetchQuery(sessionQuery);
  await client.fetchQuery(totalsQuery());
  answers = { '/session': NOBODY, '/me/erase': {} };
  await leave();
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  answers = { '/session': session('two') };
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  expect(client.getQueryData(totalsQuery().queryKey)).toBeUndefined();
  expect(client.getQueryData(sessionQuery.queryKey)?.pilot?.id).toBe('two');
});

it('nothing of an account stays after it has signed out, drafts included', async () => {
  await readTotals();
  localStorage.setItem('borrador:reporte-manual', '{"comment":"Hola"}');
  localStorage.setItem('tema', 'dark');
  answers = { '/session': NOBODY };
  await signOut();
  expect([...store.names()]).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['tema']);
  answers = undefined;
  expect(await readTotals()).toMatchObject({ data: undefined, pilot: undefined });
});

it('another account sees nothing of the one before; after a session has run out the drafts wait for their own', async () => {
  await readTotals();
  localStorage.setItem('borrador:reporte-manual', '{"comment":"Hola"}');
  answers = { '/session': NOBODY, '/reports/totals': undefined };
  await visit().fetchQuery(sessionQuery);
  expect([...store.names()]).toEqual([]);
  expect(localStorage.getItem('borrador:reporte-manual')).not.toBeNull();
  answers = { '/session': session('one') };
  await visit().fetchQuery(sessionQuery);
  expect(localStorage.getItem('borrador:reporte-manual')).not.toBeNull();
  answers = { '/session': session('two') };
  await visit().fetchQuery(sessionQuery);
  expect(localStorage.getItem('borrador:reporte-manual')).toBeNull();
});

it('an answer that comes after the account has gone is kept for nobody', async () => {
  const client = visit();
  await client.fetchQuery(sessionQuery);
  const reading = client.fetchQuery(totalsQuery());
  client.setQueryData(sessionQuery.queryKey, NOBODY as never);
  await reading;
  expect([...store.names()]).toEqual([]);
});

it('an answer that comes after the account has signed out in another window is kept for nobody', async () => {
  const client = visit();
  await client.fetchQuery(sessionQuery);
  const reading = client.fetchQuery(totalsQuery());
  await signOut();
  await reading;
  expect([...store.names()]).toEqual([]);
});

it('a page that closes while an answer is kept anew leaves the one before', async () => {
  await readTotals();
  const kept = await store.open([...store.names()][0] ?? '');
  // What a page that is left does from here on never comes about.
  vi.spyOn(kept, 'put').mockRejectedValue(new DOMException('The page has gone', 'AbortError'));
  await readTotals();
  answers = undefined;
  expect(await readTotals()).toMatchObject({ data: TOTALS, pilot: 'one' });
});
