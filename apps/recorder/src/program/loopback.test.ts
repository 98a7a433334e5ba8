// @vitest-environment node
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loopback, openLoopback } from './loopback.ts';

let page: Loopback;
const asked: string[] = [];
beforeAll(async () => {
  page = await openLoopback(({ method, path, body }) => {
    asked.push(`${method} ${path} ${JSON.stringify(body)}`);
    return { status: 200, type: 'text/plain', body: 'aquí está' };
  });
});
afterAll(() => page.close());

/** Asks as any program of this PC may, with headers that a browser would not let a page set. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body = '') {
  return new Promise<{ status: number; text: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: page.port, path, method, headers }, (response) => {
        let text = '';
        response.on('data', (part) => (text += String(part)));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    },
  );
}
const cookie = () => ({ Cookie: `grabador=${page.token}` });

describe('the page of the recorder', () => {
  it('opens with the address that the recorder shows, which leaves no token in the address bar', async () => {
    const first = await ask(new URL(page.firstAddress).pathname + new URL(page.firstAddress).search);
    expect(first.status).toBe(303);
    expect(first.headers['location']).toBe('/');
    expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
    expect((await ask('/', cookie())).text).toBe('aquí está');
  });

  it.each<[string, () => Promise<{ status: number; text: string }>, number]>([
    ['under another name', () => ask('/', { ...cookie(), Host: 'malo.example' }), 421],
    ['as localhost', () => ask('/', { ...cookie(), Host: `localhost:${page.port}` }), 421],
    [
      'from another site’s page',
      () => ask('/actos/discard', { ...cookie(), Origin: 'https://malo.example' }, 'POST'),
      403,
    ],
    ['from a link of another site', () => ask('/', { ...cookie(), 'Sec-Fetch-Site': 'cross-site' }), 403],
    ['without the token', () => ask('/'), 401],
    ['with a token that is guessed', () => ask(`/?llave=${'x'.repeat(43)}`), 401],
    ['an act by GET', () => ask('/actos/discard', cookie()), 405],
    ['by a method of no page', () => ask('/', cookie(), 'DELETE'), 405],
  ])('refuses what is asked %s', async (_, act, status) => {
    const before = asked.length;
    const answer = await act();
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain(page.token);
    expect(asked.length).toBe(before);
  });

  it('acts by POST from its own page, and takes nothing that is no JSON or too long', async () => {
    const headers = {
      ...cookie(),
      Origin: `http://127.0.0.1:${page.port}`,
      'Content-Type': 'application/json',
    };
    await ask('/actos/declare', headers, 'POST', '{"kind":"emergency"}');
    await ask('/actos/declare', headers, 'POST', '{');
    await ask('/actos/declare', headers, 'POST', JSON.stringify('x'.repeat(70_000)));
    await ask('/actos/declare', { ...headers, 'Content-Type': 'text/plain' }, 'POST', '{}');
    expect(asked.slice(-4)).toEqual([
      'POST /actos/declare {"kind":"emergency"}',
      ...Array.from({ length: 3 }, () => 'POST /actos/declare undefined'),
    ]);
  });

  it('tells browsers what they must not do with it', async () => {
    const { headers } = await ask('/', cookie());
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
