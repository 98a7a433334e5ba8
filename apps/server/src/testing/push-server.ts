import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { PushConnection } from '#server/kernel/push/push-service.ts';
import { selfSignedCertificate } from '@va/testing/foreign-hosts/certificate.ts';
import { listenLocally } from '@va/testing/listen-locally.ts';

/** What the push service was sent. */
export interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine. */
export interface PushServer {
  connection: PushConnection;
  pushed: Pushed[];
  /** What it answers to a path; 201 unless said otherwise. */
  answers: Map<string, number>;
  /** What a browser would answer when it subscribes. */
  subscribe(path: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  close(): Promise<void>;
}

export async function startPushServer(): Promise<PushServer> {
  const { cert, key } = selfSignedCertificate();
  const pushed: Pushed[] = [];
  const answers = new Map<string, number>();
  const server = createServer({ cert, key }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => {
      const path = request.url ?? '';
      pushed.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answers.get(path) ?? 201, { Location: '/elsewhere' }).end();
    });
  });
  const port = await listenLocally(server);
  return {
    connection: {
      ca: cert,
      lookup: (_, options, done) =>
        options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    },
    pushed,
    answers,
    subscribe(path) {
      const pair = createECDH('prime256v1');
      return {
        endpoint: `https://localhost:${port}${path}`,
        keys: { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
      };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
