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
