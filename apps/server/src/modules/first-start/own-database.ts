/** Whether a database, or a backup, is this airline's: its pilots say so. */
import { countOf } from '@va/domain/numbers.ts';
import { StartRefused } from '#server/db/database-error.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

type Named = Pick<Airline, 'name' | 'callsign' | 'pilots'>;

/** Most pilots that a refusal names. */
const NAMED = 3;

/**
 * Whether pilots are this airline's. One fitting callsign is enough, since callsigns change over the years: one that
 * fits the airline's pattern, one with the same prefix, or one of a pilot in its files. Erased accounts have none.
 */
function isOwn({ callsign: { pattern, example }, pilots }: Named, callsigns: readonly string[]): boolean {
  const start = /^[A-Z]*/.exec(example)?.[0] ?? '';
  const known = new Set(pilots.map((pilot) => pilot.callsign));
  return callsigns.some(
    (callsign) =>
      pattern.test(callsign) || known.has(callsign) || (start !== '' && callsign.startsWith(start)),
  );
}

/** The first sentence of a refusal; undefined if the pilots are this airline's, or there are none. */
function othersSentence(
  airline: Named,
  callsigns: readonly string[],
  thing: 'La base de datos' | 'La copia',
): string | undefined {
  if (callsigns.length === 0 || isOwn(airline, callsigns)) return undefined;
  const some = callsigns.toSorted().slice(0, NAMED).join(', ');
  const pilots =
    callsigns.length === 1
      ? `su único piloto (${some}) no tiene`
      : `ninguno de sus ${countOf(callsigns.length, 'piloto', 'pilotos')} (${some}${callsigns.length > NAMED ? '…' : ''}) tiene`;
  return `${thing} es de otra aerolínea: ${pilots} un indicativo de ${airline.name}, como ${airline.callsign.example}.`;
}

/** Throws `StartRefused` where the database belongs to another airline. */
export function expectOwnDatabase(airline: Named, callsigns: readonly string[]): void {
  const others = othersSentence(airline, callsigns, 'La base de datos');
  if (others !== undefined)
    throw new StartRefused(
      `${others} Elige otra con DATA_DIR o DATABASE_URL; si era de prueba, borra su carpeta (data/database). Si es la misma aerolínea con otros indicativos, haz que «callsign.pattern», en content/airline.yaml, admita también los de antes.`,
    );
}

/** Throws `StartRefused` where a backup belongs to another airline. */
export function expectOwnBackup(airline: Named, callsigns: readonly string[]): void {
  const others = othersSentence(airline, callsigns, 'La copia');
  if (others !== undefined)
    throw new StartRefused(
      `${others} No se ha restaurado nada. Usa otra copia, o pon antes el content/ de la suya. Si es la misma aerolínea con otros indicativos, haz que «callsign.pattern», en content/airline.yaml, admita también los de antes.`,
    );
}
