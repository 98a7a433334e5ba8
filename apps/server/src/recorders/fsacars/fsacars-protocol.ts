import { toProblem } from '#server/api/to-problem.ts';
import { type Body, bounded, InvalidBody } from '../shared/fields.ts';
import { type Protocol, Reply } from '../shared/protocol.ts';
import { RecorderError } from '../shared/recorder-error.ts';
import { BodyTooLarge } from '../shared/read-body.ts';
import { MOST_TOLD } from '../shared/units.ts';

/** Largest body, bytes: a form with a few fields. */
const MOST_BYTES = 1_048_576;

/** How FSACARS is answered: in one line of text, its parts between bars. */
export const fsacarsProtocol: Protocol = {
  mostBytes: () => MOST_BYTES,
  // The key is a field of the form.
  keyOf: () => undefined,
  unauthorized: new Reply(401, line('#RXERR#', 'Tu indicativo o tu clave no valen.')),
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  write: String,
  refusal(error) {
    const ours =
      error instanceof RecorderError
        ? error
        : error instanceof InvalidBody || error instanceof BodyTooLarge
          ? { status: 400, message: 'El programa ha enviado algo que no se entiende.' }
          : toProblem(error);
    return new Reply(ours.status, line('#RXERR#', ours.message));
  },
};

/** Parts of an answer. A bar within one would begin another. */
export function line(...parts: readonly string[]): string {
  return parts.map((part) => `${part.replaceAll('|', '/')}|`).join('');
}

/** A number of the form, also with a decimal comma; null for nonsense. */
export function told(fields: Body, name: string, least = -MOST_TOLD, most = MOST_TOLD): number | null {
  const value = fields[name];
  return bounded(
    { value: typeof value === 'string' ? value.replace(',', '.') : value },
    'value',
    least,
    most,
  );
}
