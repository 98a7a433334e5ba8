// @vitest-environment node
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { listen, stop } from './listen.ts';

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
