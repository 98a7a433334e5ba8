// @vitest-environment node
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';
import { shutDown } from './shut-down.ts';

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
