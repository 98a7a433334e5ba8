// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow } from './follow.ts';

const portal = new URL('https://portal.example');
let server: Server;
let base: string;
let referer: string | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    referer = request.headers.referer;
    const redirects: Record<string, string> = {
      '/relativo': 'fin?x=1',
      '/bucle': '/bucle',
      '/correo': 'mailto:a@b.example',
      '/roto': 'http://[',
    };
    const location = redirects[request.url ?? ''];
    if (location !== undefined) response.writeHead(302, { location }).end();
    else if (request.url === '/mudo') return;
    else if (request.url === '/corte') response.socket?.destroy();
    else
      response
        .writeHead(
          200,
          [
            ['X-Frame-Options', 'DENY'],
            ['X-Frame-Options', 'SAMEORIGIN'],
          ].flat(),
        )
        .end('<p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const go = (path: string, timeoutMs = 5_000) => follow(`${base}${path}`, { portal, timeoutMs });

describe('following an address', () => {
  it('keeps every answer, with repeated headers apart, and sends only our origin', async () => {
    const journey = await go('/relativo');
    expect(journey.failure).toBeUndefined();
    expect(journey.steps.map(({ url, status }) => [url, status])).toEqual([
      [`${base}/relativo`, 302],
      [`${base}/fin?x=1`, 200],
    ]);
    expect(journey.steps[1]?.headers['x-frame-options']).toEqual(['DENY', 'SAMEORIGIN']);
    expect(referer).toBe('https://portal.example/');
  });

  it('ends a loop after twenty redirects', async () => {
    const journey = await go('/bucle');
    expect(journey.failure).toEqual({ kind: 'too-many-redirects' });
    expect(journey.steps).toHaveLength(21);
  });

  it.each([
    ['/correo', 'mailto:a@b.example'],
    ['/roto', 'http://['],
  ])('does not follow %s', async (path, location) => {
    expect((await go(path)).failure).toEqual({ kind: 'bad-redirect', location });
  });

  it('gives up on a server that says nothing', async () => {
    expect((await go('/mudo', 200)).failure).toEqual({ kind: 'timeout', seconds: 0.2 });
  });

  it('tells a connection that is cut', async () => {
    expect((await go('/corte')).failure).toEqual({ kind: 'network', code: 'ECONNRESET' });
  });

  it('tells a connection that is refused', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const journey = await follow(`http://127.0.0.1:${port}/`, { portal, timeoutMs: 5_000 });
    expect(journey.failure).toEqual({ kind: 'network', code: 'ECONNREFUSED' });
  });
});
