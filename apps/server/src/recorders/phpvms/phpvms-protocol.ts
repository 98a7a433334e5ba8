import type { ProblemCode } from '@va/contract/shared/problems.ts';
import { toProblem } from '#server/api/problem.ts';
import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { type Asked, type Protocol, type RecorderOptions, Reply, BodyTooLarge } from '../shared/protocol.ts';
import { InvalidBody } from '../shared/fields.ts';
import { type PhpvmsErrorKind, invalid, PhpvmsError } from './wire.ts';

/** Largest body in general, and of submitting a flight, bytes. */
const MOST_BYTES = 1_048_576;
const MOST_FILED_BYTES = 10 * MOST_BYTES;

/** Puts a handler on addresses. */
export type On = (
  method: string | string[],
  paths: string | string[],
  handle: (asked: Asked) => Promise<unknown>,
) => void;

/** How phpVMS 7 takes keys and refuses. */
export const phpvmsProtocol: Protocol = {
  mostBytes: (path) => (/\/file\/?$/.test(path) ? MOST_FILED_BYTES : MOST_BYTES),
  keyOf(c) {
    // `X-API-Key`, or `Authorization` with or without «Bearer».
    const given = c.req.header('X-API-Key') ?? c.req.header('Authorization')?.replace(/^Bearer\s+/i, '');
    return given?.trim() || undefined;
  },
  unauthorized: new Reply(401, {
    error: { code: '401', http_code: 'Unauthorized', message: 'Invalid or missing API key' },
  }),
  headers: {},
  refusal(error) {
    const refusal = toPhpvms(error);
    if (refusal)
      return new Reply(refusal.status, refusal.body, { 'Content-Type': 'application/problem+json' });
    const { status, message } = toProblem(error);
    return new Reply(status, { title: message, details: message, error: { status, message } });
  },
};

/** Our problem codes that the protocol has a word for. */
const KINDS: Partial<Record<ProblemCode, PhpvmsErrorKind>> = {
  'no-encontrado': 'not-found',
  'sin-permiso': 'unauthorized',
  'demasiadas-peticiones': 'too-many-requests',
  'reserva-repetida': 'bid-exists',
  'demasiadas-reservas': 'user-bid-limit',
  'avion-no-operativo': 'aircraft-not-available',
  'matricula-ocupada': 'aircraft-not-available',
  'falta-avion': 'aircraft-not-available',
  'tipo-de-avion-no-admitido': 'aircraft-not-available',
};

/** A refusal as an error of the protocol, by default of kind `otherwise`; null for internal errors. */
export function refusalOf(error: unknown, otherwise: PhpvmsErrorKind): PhpvmsError | null {
  const problem = toProblem(error);
  return problem.status < 500 ? new PhpvmsError(KINDS[problem.code] ?? otherwise, problem.message) : null;
}

function toPhpvms(error: unknown): PhpvmsError | null {
  if (error instanceof PhpvmsError) return error;
  if (error instanceof InvalidBody) return invalid(error.fields);
  if (error instanceof BodyTooLarge) return invalid({ body: 'too large' });
  return refusalOf(error, 'pirep-error');
}

/** The report that an address names. Throws when the pilot has no such one. */
export async function reportAsked(
  { flights }: RecorderOptions,
  { actor, param }: Asked,
): Promise<DeskReport> {
  const report = await flights.find(actor.pilotId, param('id').toUpperCase());
  if (!report) throw new PhpvmsError('pirep-not-found', 'No tienes ese vuelo.');
  return report;
}
