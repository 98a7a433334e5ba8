/** Reads the place of a galley or a lavatory from the words of the staff. */
import type { SeatLayout } from '../shapes.ts';

/** A part of the cabin's width, seen from behind. */
export type Slot = 'left' | 'centre' | 'right';

/** Place of galleys or lavatories. */
export interface MonumentPlace {
  kind: 'cocina' | 'aseo';
  /** Index into the doors that have a passage. If `row` is given, the monument is beside that row instead. */
  door: number;
  side: 'before' | 'after';
  row: number | undefined;
  slots: readonly Slot[];
  /** Number of galleys or lavatories, 1 to 9. */
  count: number;
}

const NUMBERS: Record<string, number> = {
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
};
const ALL: readonly Slot[] = ['left', 'centre', 'right'];

function slotsOf(where: string, kind: 'cocina' | 'aseo', count: number): readonly Slot[] {
  if (/todo el ancho/.test(where)) return ALL;
  if (/izquierda/.test(where)) return ['left'];
  if (/derecha/.test(where)) return ['right'];
  if (/centro|central/.test(where)) return ['centre'];
  if (kind === 'aseo') return count > 1 ? ['left', 'right'] : ['left'];
  return ALL;
}

/**
 * The place that a sentence such as «dos, junto a L2 y R2» names, or undefined when it names none. `doors` are the names
 * of the doors with a passage, from the nose aft.
 */
export function readMonument(
  { kind, where }: SeatLayout['monuments'][number],
  doors: readonly string[],
): MonumentPlace | undefined {
  const words = where.toLowerCase();
  const number = /\b[lr](\d)\b/.exec(words)?.[1];
  const named = number ? doors.findIndex((name) => new RegExp(`[LR]${number}(?!\\d)`, 'i').test(name)) : -1;
  const isAft = /\bdetrás\b|\batrás\b|\bcola\b/.test(words);
  const isFore = /\bdelante\b|\bproa\b/.test(words);
  const door = named >= 0 ? named : isAft ? doors.length - 1 : isFore ? 0 : -1;
  if (door < 0) return undefined;
  const count = NUMBERS[/^\p{L}+/u.exec(words)?.[0] ?? ''] ?? 1;
  const row = /\bfila (\d+)/.exec(words)?.[1];
  return {
    kind,
    door,
    side: isAft || /\btras\b/.test(words) ? 'after' : 'before',
    row: row === undefined ? undefined : Number(row),
    slots: slotsOf(words, kind, count),
    count,
  };
}
