import { toProblem } from '#server/api/to-problem.ts';
import { bearerOf, browserHeaders, mostBytes } from '../shared/browser-protocol.ts';
import { InvalidBody } from '../shared/fields.ts';
import { type Protocol, Reply } from '../shared/protocol.ts';
import { BodyTooLarge } from '../shared/read-body.ts';
import { RecorderError } from '../shared/recorder-error.ts';

/** How smartCARS 3 takes sessions and refuses. Its client runs in a browser's engine: every answer has CORS headers. */
export const smartcarsProtocol: Protocol = {
  mostBytes,
  keyOf(c) {
    const session = bearerOf(c);
    return session === undefined ? undefined : keyOfSession(session);
  },
  unauthorized: new Reply(401, { message: 'La sesión no existe o ha caducado: vuelve a acceder.' }),
  headers: browserHeaders(['GET', 'POST', 'OPTIONS', 'HEAD'], []),
  refusal(error) {
    const { status, message } = toSmartcars(error);
    return new Reply(status, { message });
  },
};

function toSmartcars(error: unknown): { status: number; message: string } {
  if (error instanceof RecorderError) return error;
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
