import { toProblem } from '#server/api/problem.ts';
import { bearerOf, browserHeaders, mostBytes } from '../shared/browser-app.ts';
import { InvalidBody } from '../shared/fields.ts';
import { type Protocol, RecorderError, Reply, BodyTooLarge } from '../shared/protocol.ts';

/** State number by which the client knows that a flight has ended. */
const ENDED = 3;

/** The refusal of an update for an ended (submitted or cancelled) flight, which makes the client stop. */
export class FlightEnded extends RecorderError {
  readonly code: string;

  constructor(code: string) {
    super(409, 'Ese vuelo ya se envió o se anuló.');
    this.code = code;
  }
}

/** Stratos's way of reading keys and answering refusals, whose shape depends on the status. */
export const stratosProtocol: Protocol = {
  mostBytes,
  keyOf: bearerOf,
  unauthorized: refused(401, 'La clave no existe o ha caducado: vuelve a acceder.'),
  headers: browserHeaders(
    ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'],
    ['X-Stratos-Version', 'User-Agent'],
  ),
  refusal(error) {
    if (error instanceof FlightEnded)
      return new Reply(409, { error: error.message, state: ENDED, pirep_id: error.code });
    if (error instanceof RecorderError) return refused(error.status, error.message);
    if (error instanceof BodyTooLarge) return refused(400, error.message);
    // Invalid JSON is 400 (bad request); a field of a wrong type is 422 (unprocessable).
    if (error instanceof InvalidBody) return refused('body' in error.fields ? 400 : 422, error.message);
    const { status, message } = toProblem(error);
    return refused(status, message);
  },
};

function refused(status: number, message: string): Reply {
  if (status === 401) return new Reply(status, { success: false, error: message });
  return new Reply(status, status === 422 || status >= 500 ? { message } : { error: message });
}
