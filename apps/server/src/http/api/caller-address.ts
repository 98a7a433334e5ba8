import type { IncomingMessage } from 'node:http';

/**
 * The caller's address: of the connection, or what the outermost of our own proxies wrote. What stands before that in
 * the header was written by the caller.
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

/** Some proxies write the port too, which is another for each connection and tells nobody apart. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^"?\[([^\]]+)\](?::\d+)?"?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}
