import type { IncomingMessage } from 'node:http';

/**
 * The caller's address: that of the connection, or the one that the outermost of our own proxies wrote into
 * `X-Forwarded-For`. Entries before that one were written by the caller and are ignored.
 */
export function callerAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return withoutPort(forwarded.at(-trustedProxies) ?? direct);
}

/** Cuts off the port that some proxies append: it differs for each connection of the same caller. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^"?\[([^\]]+)\](?::\d+)?"?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}
