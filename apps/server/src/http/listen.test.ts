// @vitest-environment node
import { request, type IncomingMessage, type RequestListener, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, afterAll } from 'vitest';
import { listen, stop, type Listening, shutDown } from './listen.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { request as requestSecurely } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfSignedCertificate } from '@va/testing/foreign-hosts/certificate.ts';
import { startApi } from '#server/testing/api-server.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';

it('rejects when the port is taken', async () => {
  const first = await listen((_, response) => response.end(), { port: 0, host: '127.0.0.1' });
  const { port } = first.address() as AddressInfo;
  await expect(listen(() => {}, { port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await stop(first);
});

it('lets an open request finish before it stops', async () => {
  let finish = () => {};
  const started = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const server = await listen(
    (_, response) => {
      finish();
      setTimeout(() => response.end('whole'), 50);
    },
    { port: 0, host: '127.0.0.1' },
  );
  const { port } = server.address() as AddressInfo;
  const body = new Promise<string>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => resolve(text));
    });
    call.on('error', reject);
    call.end();
  });
  await started;
  await stop(server);
  expect(await body).toBe('whole');
});

it('sends a slow reader all of an answer that was written before it stops', async () => {
  const whole = Buffer.alloc(20_000_000);
  const server = await listen((_, response) => response.end(whole), { port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  const stopped = stop(server);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  expect((await answer.arrayBuffer()).byteLength).toBe(whole.length);
  await stopped;
});

it.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['a body that never ends', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"a":'],
])('cuts off %s, and goes on for others', async (_, beginning) => {
  const patience = { headers: 200, whole: 300, looks: 50 };
  const server = await listen(
    (asked, response) => {
      asked.resume();
      asked.on('end', () => response.end('whole'));
    },
    { port: 0, host: '127.0.0.1', patience },
  );
  const { port } = server.address() as AddressInfo;
  const told = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  expect(told).toMatch(/^HTTP\/1\.1 408 /);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('whole');
  await stop(server);
});

it.each([
  ['two lengths', 'Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd'],
  ['a length and chunks', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['chunks that are no last encoding', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a header that is folded', 'X: a\r\n b\r\n\r\n'],
  ['a name of a header with a space', 'Content-Length : 3\r\n\r\nabc'],
])('refuses a message with %s, which two programs could read in two ways', async (_, rest) => {
  let asked = 0;
  const server = await listen((_request, response) => response.end(String((asked += 1))), {
    port: 0,
    host: '127.0.0.1',
  });
  const { port } = server.address() as AddressInfo;
  const told = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(`POST / HTTP/1.1\r\nHost: x\r\n${rest}`));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  expect(told).toMatch(/^HTTP\/1\.1 400 /);
  expect(asked).toBe(0);
  await stop(server);
});

const folder = mkdtempSync(join(tmpdir(), 'secure-server-'));
const made = selfSignedCertificate();
const certificate = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
writeFileSync(certificate.cert, made.cert);
writeFileSync(certificate.key, made.key);
afterAll(() => rmSync(folder, { recursive: true }));

const serve = (handler: RequestListener, patience?: Parameters<typeof listen>[1]['patience']) =>
  listen(handler, { port: 0, host: '127.0.0.1', certificate, ...(patience && { patience }) });
const portOf = (server: Listening) => (server.address() as AddressInfo).port;
const session = (server: Listening) => connectHttp2(`https://127.0.0.1:${portOf(server)}`, { ca: made.cert });

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

/** A server whose one request is answered when the test says so. */
async function serverWithOpenRequest() {
  let answer = () => {};
  let asked = () => {};
  const open = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const server = await listen(
    (_, response) => {
      answer = () => response.end('whole');
      asked();
    },
    { port: 0, host: '127.0.0.1' },
  );
  const { port } = server.address() as AddressInfo;
  const status = new Promise<number | undefined>((resolve) => {
    get({ host: '127.0.0.1', port }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    }).on('error', () => resolve(undefined));
  });
  await open;
  return { server, status, answer: () => answer() };
}

const never = () => new Promise<void>(() => {});

it('closes the database after the last request and the job under way', async () => {
  const { server, status, answer } = await serverWithOpenRequest();
  const order: string[] = [];
  let endJob = () => {};
  const platform = {
    endWork: () =>
      new Promise<void>((resolve) => {
        endJob = () => {
          order.push('job');
          resolve();
        };
      }),
    close: async () => void order.push('database'),
  };
  const ended = shutDown(server, platform, 60_000);
  endJob();
  answer();
  expect(await status).toBe(200);
  expect(await ended).toBe('clean');
  expect(order).toEqual(['job', 'database']);
});

it('waits no longer than it may for a job that does not end, and leaves the database as it is', async () => {
  const { server, answer } = await serverWithOpenRequest();
  answer();
  let closed = false;
  const platform = {
    endWork: never,
    close: async () => {
      closed = true;
    },
  };
  expect(await shutDown(server, platform, 50)).toBe('late');
  expect(closed).toBe(false);
});

it('waits no longer than it may for a database that does not close', async () => {
  const { server, answer } = await serverWithOpenRequest();
  answer();
  expect(await shutDown(server, { endWork: async () => {}, close: never }, 50)).toBe('late');
});
