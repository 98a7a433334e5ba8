import { type IncomingHttpHeaders, createServer } from 'node:http';
import { listenLocally } from '@va/testing/listen-locally.ts';

/** What a program outside was asked. */
export interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** How it answers. */
export interface StubAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
  /** Goes on answering for ever. */
  endless?: boolean;
  /** Never answers. */
  silent?: boolean;
}

/** A program of somebody else on this machine, which notes what it is asked. */
export async function startOutside(answer: (asked: Asked, count: number) => StubAnswer) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      asked.push(one);
      const { status, headers, body, endless, silent } = answer(one, asked.length);
      if (silent !== true) response.writeHead(status, headers);
      if (endless === true) {
        const more = setInterval(() => response.write('x'.repeat(10_000)), 1);
        response.on('close', () => clearInterval(more));
      } else if (silent !== true) response.end(body);
    });
  });
  const port = await listenLocally(server);
  return {
    asked,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
