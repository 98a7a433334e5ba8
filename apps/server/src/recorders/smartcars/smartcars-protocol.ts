import { toProblem } from '#server/api/to-problem.ts';
import { type Asked, type Protocol, Reply } from '../shared/protocol.ts';
import { InvalidBody } from '../shared/fields.ts';
import { BodyTooLarge } from '../shared/read-body.ts';

/** Largest body, and that of a flight that is sent in, bytes. */
const MOST_BYTES = 1_048_576;
const MOST_FILED_BYTES = 10 * MOST_BYTES;

/** A refusal in the protocol's own shape. */
export class SmartcarsError extends Error {
  readonly status: number;

  constructor(status: 400 | 401 | 403 | 404 | 405 | 409, message: string) {
    super(message);
    this.status = status;
  }
}

/** Puts a handler on an address, for requests with a session. */
export type On = (
  method: 'GET' | 'POST' | 'both',
  path: string,
  handle: (asked: Asked) => Promise<unknown>,
) => void;

/** How smartCARS 3 takes sessions and refuses. Its client runs in a browser's engine: every answer has CORS headers. */
export const smartcarsProtocol: Protocol = {
  mostBytes: (path) => (/\/flights\/complete\/?$/.test(path) ? MOST_FILED_BYTES : MOST_BYTES),
  keyOf(c) {
    const [, session] = /^Bearer\s+(\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    return session === undefined ? undefined : keyOfSession(session);
  },
  unauthorized: new Reply(401, { message: 'La sesión no existe o ha caducado: vuelve a acceder.' }),
  headers: {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, POST, OPTIONS, HEAD',
    'Access-Control-Allow-Headers':
      'Content-Type, Access-Control-Allow-Headers, Authorization, X-Requested-With',
  },
  refusal(error) {
    const { status, message } = toSmartcars(error);
    return new Reply(status, { message });
  },
};

function toSmartcars(error: unknown): { status: number; message: string } {
  if (error instanceof SmartcarsError) return error;
  if (error instanceof InvalidBody || error instanceof BodyTooLarge)
    return { status: 400, message: error.message };
  const { status, message } = toProblem(error);
  // Its clients know few statuses.
  return { status: status === 422 ? 400 : status, message };
}

/** A key as a session of this protocol, whose clients want three parts: `va_` and the rest become `va.….…`. */
export function sessionOfKey(key: string): string {
  return `va.${key.slice(3, 11)}.${key.slice(11)}`;
}

/** The key of a session; undefined for what is none. */
export function keyOfSession(session: string): string | undefined {
  const [, first, rest] = /^va\.([^.]{8})\.([^.]{1,200})$/.exec(session) ?? [];
  return first === undefined || rest === undefined ? undefined : `va_${first}${rest}`;
}
