/** The common parts of protocols whose clients run in a browser engine. */
import type { RecorderContext } from './protocol.ts';

/** Largest body, and that of a flight that is sent in, bytes. */
const MOST_BYTES = 1_048_576;
const MOST_FILED_BYTES = 10 * MOST_BYTES;

/** Largest body of an address, bytes. */
export function mostBytes(path: string): number {
  return /\/flights\/complete\/?$/.test(path) ? MOST_FILED_BYTES : MOST_BYTES;
}

/** The token of `Authorization: Bearer …`; undefined without one. */
export function bearerOf(c: RecorderContext): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
}

/** The headers that let such a client read an answer. */
export function browserHeaders(
  methods: readonly string[],
  headers: readonly string[],
): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': [
      'Content-Type',
      'Access-Control-Allow-Headers',
      'Authorization',
      'X-Requested-With',
      ...headers,
    ].join(', '),
  };
}
