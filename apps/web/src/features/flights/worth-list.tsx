import type { Departure } from '#app/api/flights.ts';

/** The points of a flight: certain ones filled, conditional ones outlined. */
export function WorthList({ worth }: { worth: Departure['worth'] }) {
  const figure = 'grid min-w-11 place-items-center rounded-sm px-1.5 py-0.5 text-sm font-bold text-link';
  return (
    <ul className="grid gap-1.5 text-sm">
      {worth.sure.map(({ reason, points, why }) => (
        <li key={`${reason} ${why}`} className="grid grid-cols-[auto_1fr] items-start gap-3">
          <span className={`${figure} bg-sky-soft`}>{points}</span>
          <span>{why}</span>
        </li>
      ))}
      {oneScore(worth.possible).map(({ reason, points, why }) => (
        <li key={reason} className="grid grid-cols-[auto_1fr] items-start gap-3">
          <span className={`${figure} border border-link`}>+{points}</span>
          <span className="text-ink-2">{why}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Only one of the two bonuses for the score applies: both are on one line with the higher figure, so that the list adds
 * up to the maximum.
 */
function oneScore(possible: Departure['worth']['possible']) {
  const lower = possible.find(({ reason }) => reason === 'score_80');
  const higher = possible.find(({ reason }) => reason === 'score_90');
  if (!lower || !higher || higher.points <= lower.points) return possible;
  return possible
    .filter((item) => item !== lower)
    .map((item) =>
      item === higher ? { ...item, why: `Con una nota de 9,0 o más; +${lower.points} desde 8,0.` } : item,
    );
}

/** Bar of a flight's points: certain ones filled, possible ones outlined. The list gives the same in words. */
export function WorthBar({ worth: { sure, least, most } }: { worth: Departure['worth'] }) {
  const part = 'h-2.5 rounded-sm border border-link forced-colors:border-[CanvasText]';
  return (
    <div aria-hidden className="flex gap-0.5">
      {sure.map(({ reason, points, why }) => (
        <span
          key={`${reason} ${why}`}
          className={`${part} bg-link forced-colors:bg-[CanvasText]`}
          style={{ flexGrow: points }}
        />
      ))}
      {most > least && <span className={part} style={{ flexGrow: most - least }} />}
    </div>
  );
}

/** Points as a range: `20–30`. */
export function worthRange({ least, most }: Departure['worth']): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** Points with their unit: `1 punto`, `20–30 puntos`. */
export function worthWords(worth: Departure['worth']): string {
  return worth.most === 1 ? '1\u00a0punto' : `${worthRange(worth)}\u00a0puntos`;
}

/** Reason for the points, in a few words. */
export function worthReason({ worth, focus }: Departure): string {
  const bonus = worth.sure.find(({ reason }) => reason === 'focus');
  const base = worth.sure.find(({ reason }) => reason === 'base');
  const event = worth.sure.find(({ reason }) => reason === 'event');
  if (event) return `${base?.points ?? 0} de bloque, ${event.points} del evento`;
  if (bonus) return `${base?.points ?? 0} de bloque, ${bonus.points} Focus`;
  return focus.length > 0 ? 'Focus agotado este mes' : `${base?.points ?? 0}\u00a0seguros`;
}
