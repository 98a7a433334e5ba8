import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#server/api/endpoint.ts';
import { createLog } from '#server/http/log.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { possibleAddress } from '#server/testing/possible-address.ts';
import { rowCounts } from '#server/testing/row-counts.ts';

/** Stands in every body that is text; neither the log nor an answer may repeat it. */
const MARK = 'palabra-que-nadie-repite';
const MEGABYTE = 1_048_576;

interface Row {
  body: string | Uint8Array<ArrayBuffer> | ((mostBytes: number) => string);
  headers?: Record<string, string>;
  expected: [status: number, code: string];
}
const NOT_JSON: Row['expected'] = [400, 'json-no-valido'];
const TOO_BIG: Row['expected'] = [413, 'cuerpo-demasiado-grande'];
const NO_TYPE: Row['expected'] = [415, 'tipo-no-admitido'];
const WRONG: Row['expected'] = [422, 'datos-no-validos'];

const BODIES: Readonly<Record<string, Row>> = {
  'half of it': { body: `{"a":"${MARK}`, expected: NOT_JSON },
  'no UTF-8': { body: Uint8Array.from([0x22, 0xff, 0x22]), expected: NOT_JSON },
  'NUL as a byte': { body: '{"a":"\0"}', expected: NOT_JSON },
  'levels without end': { body: '['.repeat(100_000) + ']'.repeat(100_000), expected: NOT_JSON },
  '33 levels': { body: `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, expected: NOT_JSON },
  'more than it may be': { body: (most) => `{"a":"${'b'.repeat(most)}"}`, expected: TOO_BIG },
  'a gzip bomb': {
    body: Uint8Array.from(gzipSync('a'.repeat(60 * MEGABYTE))),
    headers: { 'Content-Encoding': 'gzip' },
    expected: TOO_BIG,
  },
  'a form': {
    body: `a=${MARK}`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    expected: NO_TYPE,
  },
  'a file': { body: MARK, headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, expected: NO_TYPE },
  'a text': { body: `"${MARK}"`, expected: WRONG },
  'a list': { body: '[]', expected: WRONG },
  null: { body: 'null', expected: WRONG },
  'a number beyond all numbers': { body: '1e999', expected: WRONG },
  'an unknown field': { body: `{"sobra":"${MARK}"}`, expected: WRONG },
  'a foreign prototype': { body: `{"__proto__":{"a":"${MARK}"},"constructor":1}`, expected: WRONG },
  'a lone surrogate': { body: String.raw`{"sobra":"\ud800"}`, expected: WRONG },
  'a lone surrogate as a name': { body: String.raw`{"\udfff":1}`, expected: WRONG },
  'NUL as an escape': { body: String.raw`{"sobra":"\u0000"}`, expected: WRONG },
};

// What is refused here never comes to the database: one of them is enough.
let api: ApiServer;
let client: ApiClient;
let before: Record<string, number>;
let written = '';
let asked = 0;
beforeAll(async () => {
  const log = createLog('info', { write: (line) => (written += line) });
  api = await startApi('postgres', { log });
  client = await api.signedIn('administrator');
  before = await rowCounts(api.db);
  written = '';
});
afterAll(() => api.close());

/** Every endpoint that takes a body; where it is not even read as one, those of which it is read in another way. */
function endpointsFor({ expected }: Row): Endpoint[] {
  const taking = api.platform.endpoints.filter(({ body }) => body);
  if (expected === WRONG) return taking;
  return [...new Map(taking.map((one) => [`${one.method} ${one.mostBytes}`, one])).values()];
}

it.each(Object.entries(BODIES))('%s is refused in Spanish wherever a body is taken', async (_, row) => {
  const wrong: string[] = [];
  for (const endpoint of endpointsFor(row)) {
    const { mostBytes = MEGABYTE, operation, method } = endpoint;
    api.pass(61);
    asked += 1;
    const { status, headers, body } = await client.ask(method.toUpperCase(), possibleAddress(endpoint), {
      body: typeof row.body === 'function' ? row.body(mostBytes) : row.body,
      headers: { 'If-Match': '"v1"', ...row.headers },
    });
    const said = `${operation}: ${status} ${JSON.stringify(body)}`;
    const isProblem = headers.get('content-type')?.startsWith('application/problem+json');
    const [expected, code] = row.expected;
    if (status !== expected || body.code !== code || !isProblem) wrong.push(said);
    // A whole Spanish sentence, without words of our code or of what was sent.
    if (!/^[A-ZÁÉÍÓÚ¿¡«].*[.»)?!]$/s.test(body.detail ?? '') || said.includes(MARK)) wrong.push(said);
  }
  expect(wrong).toEqual([]);
});

it('nothing of all that is stored', async () => {
  expect(await rowCounts(api.db)).toEqual(before);
});

it('and the log has one line for each, with the code and nothing of what was sent', () => {
  const lines = written.trimEnd().split('\n');
  expect(asked).toBeGreaterThan(500);
  expect(lines).toHaveLength(asked);
  expect(written).not.toContain(MARK);
  const KNOWN = 'level time method path status ms requestId actor refused msg'.split(' ');
  for (const line of lines) {
    const entry: Record<string, unknown> = JSON.parse(line);
    expect(entry['level']).toBe(30);
    expect(Object.keys(entry).filter((name) => !KNOWN.includes(name))).toEqual([]);
  }
});
