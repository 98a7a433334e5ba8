// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { request as requestSecurely } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { selfSignedCertificate } from '@va/testing/foreign-hosts/certificate.ts';
import { startApi } from '#server/testing/api-server.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { type Listening, listen, stop } from './listen.ts';

const folder = mkdtempSync(join(tmpdir(), 'secure-server-'));
const made = selfSignedCertificate();
const certificate = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
writeFileSync(certificate.cert, made.cert);
writeFileSync(certificate.key, made.key);
afterAll(() => rmSync(folder, { recursive: true }));

const serve = (handler: RequestListener, patience?: Parameters<typeof listen>[1]['patience']) =>
  listen(handler, { port: 0, host: '127.0.0.1', certificate, ...(patience && { patience }) });
const portOf = (server: Listening) => (server.address() as AddressInfo).port;
const session = (server: Listening) => connect(`https://127.0.0.1:${portOf(server)}`, { ca: made.cert });

/** One request over HTTP/2. */
function ask(
  over: ClientHttp2Session,
  path: string,
  { body, ...headers }: Record<string, string> & { body?: string } = {},
): Promise<{ headers: IncomingHttpHeaders; status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const stream = over.request({ ':path': path, ...headers });
    let [status, text, answered]: [number, string, IncomingHttpHeaders] = [0, '', {}];
    stream.setEncoding('utf8');
    stream.on('response', (told) => {
      answered = told;
      status = Number(told[':status']);
    });
    stream.on('data', (part: string) => (text += part));
    stream.on('end', () => resolve({ headers: answered, status, body: text }));
    stream.on('error', reject);
    stream.end(body);
  });
}

it('answers many requests of one connection side by side', async () => {
  const waiting: (() => void)[] = [];
  const server = await serve((request, response) => {
    waiting.push(() => response.end(request.url));
    if (waiting.length === 30) for (const answer of waiting) answer();
  });
  const over = session(server);
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(over, `/${n}`)));
  expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 30 }, (_, n) => `/${n}`));
  over.close();
  await stop(server);
});

it('answers callers that know only HTTP/1.1 as well', async () => {
  const server = await serve((request, response) => response.end(request.httpVersion));
  const body = await new Promise<string>((resolve, reject) => {
    const call = requestSecurely(
      { host: '127.0.0.1', port: portOf(server), ca: made.cert, servername: 'localhost' },
      (response: IncomingMessage) => {
        response.setEncoding('utf8');
        let text = '';
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve(text));
      },
    );
    call.on('error', reject);
    call.end();
  });
  expect(body).toBe('1.1');
  await stop(server);
});

it('finishes the answers under way before it stops, and ends the connections', async () => {
  let finish = () => {};
  const begun = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let end = () => {};
  const server = await serve((_, response) => {
    end = () => response.end('whole');
    finish();
  });
  const over = session(server);
  const closed = new Promise((resolve) => over.once('close', resolve));
  const answer = ask(over, '/');
  await begun;
  const stopped = stop(server);
  end();
  expect((await answer).body).toBe('whole');
  await Promise.all([stopped, closed]);
});

it('cuts off a body that never ends, and goes on for others', async () => {
  const server = await serve(
    (request, response) => {
      request.resume();
      request.on('end', () => response.end('whole'));
    },
    { headers: 200, whole: 300, looks: 50 },
  );
  const over = session(server);
  const slow = over.request({ ':path': '/', ':method': 'POST' });
  slow.write('{');
  const ended = new Promise<number>((resolve) => slow.once('close', () => resolve(slow.rstCode)));
  slow.on('error', () => {});
  expect(await ended).not.toBe(0);
  const other = session(server);
  expect((await ask(other, '/', { ':method': 'POST', body: '{}' })).body).toBe('whole');
  for (const one of [over, other]) one.destroy();
  await stop(server);
});

it('lets people in, reads and shows the live map over HTTP/2', async () => {
  const api = await startApi('postgres');
  const server = await serve(api.platform.listener);
  const over = session(server);
  const root = '/plataforma/api/v1';
  const entered = await ask(over, `${root}/session`, {
    ':method': 'POST',
    origin: `https://127.0.0.1:${portOf(server)}`,
    'content-type': 'application/json',
    body: JSON.stringify({ callsign: 'PRB005', password: PASSWORD }),
  });
  expect(entered.status, entered.body).toBe(200);
  const cookie = (entered.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  expect(JSON.parse((await ask(over, `${root}/me`, { cookie })).body)).toMatchObject({ callsign: 'PRB005' });
  const live = over.request({ ':path': `${root}/live/stream`, cookie });
  live.setEncoding('utf8');
  const first = await new Promise<string>((resolve) => live.once('data', resolve));
  expect(first).toContain('retry: 3000');
  await Promise.all([api.platform.endStreams(), stop(server)]);
  await api.close();
});
