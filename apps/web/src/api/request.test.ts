import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { request, setCsrfToken } from './request.ts';

const sent: (string | undefined)[] = [];
/** What the server answers next: a status with its body, or nothing at all. */
let answers: (readonly [status: number, body: unknown] | undefined)[] = [];
const problem = (status: number, code: string) => [status, { status, code, detail: 'No se puede.' }] as const;

beforeEach(() => {
  sent.length = 0;
  setCsrfToken('token');
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers['Idempotency-Key']);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer[1], { status: answer[0] });
  });
});
afterEach(() => setCsrfToken(null));

const post = async (path = '/ledger', points = 10) => {
  const body = { callsign: 'EVE001', points, reason: 'Ajuste' };
  await request('POST', path as '/ledger', { body }).catch(() => undefined);
};

it.each([
  ['no answer came', undefined],
  ['the server failed', problem(500, 'error-interno')],
  ['the first is still being done', problem(409, 'peticion-en-curso')],
])('sends the same key again where %s, and another once it is answered', async (_, lost) => {
  answers = [lost, [200, {}], [200, {}]];
  await post();
  await post();
  await post();
  const [first, second, third] = sent;
  expect(first).toMatch(/^[\d-]{7,}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('takes a refusal for an answer, and something else for another act', async () => {
  answers = [problem(409, 'no-procede'), [200, {}], undefined, [200, {}]];
  await post();
  await post();
  await post('/ledger', 20);
  await post('/ledger', 30);
  expect(new Set(sent).size).toBe(4);
});

it('tells the API that the page has a session also where it only reads, unless it reads as a visitor', async () => {
  const reads = vi.fn(async () => Response.json([]));
  vi.stubGlobal('fetch', reads);
  await request('GET', '/notices');
  await request('GET', '/notices', { asVisitor: true });
  expect(reads.mock.calls).toEqual([
    [
      expect.anything(),
      expect.objectContaining({ headers: expect.objectContaining({ 'X-CSRF-Token': 'token' }) }),
    ],
    [expect.anything(), expect.objectContaining({ headers: { Accept: 'application/json' } })],
  ]);
});

it('sends none with what signs in, nor for a visitor', async () => {
  answers = [
    [200, {}],
    [200, {}],
  ];
  await post('/session/confirm');
  setCsrfToken(null);
  await post('/recovery');
  expect(sent).toEqual([undefined, undefined]);
});

it('takes the same some minutes later for another act', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answers = [undefined, [200, {}]];
  await post();
  vi.advanceTimersByTime(121_000);
  await post();
  expect(new Set(sent).size).toBe(2);
});
