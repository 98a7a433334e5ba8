/** A channel outside that takes one message after it has asked to wait, as Discord does above its limits. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Seconds that the channel asks to wait before the first message. */
export const WAIT_SECONDS = 3;

/** Starts one on this machine; `asked` has when it was asked, and what it answered. */
export async function startLimitedChannel() {
  const asked: { at: number; status: number }[] = [];
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const status = asked.length === 0 ? 429 : 204;
      asked.push({ at: Date.now(), status });
      response.writeHead(status, status === 429 ? { 'Retry-After': String(WAIT_SECONDS) } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: `http://127.0.0.1:${port}/canal`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
