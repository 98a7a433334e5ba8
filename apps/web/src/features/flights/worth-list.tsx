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
      {worth.possible.map(({ reason, points, why }) => (
        <li key={reason} className="grid grid-cols-[auto_1fr] items-start gap-3">
          <span className={`${figure} border border-link`}>+{points}</span>
          <span className="text-ink-2">{why}</span>
        </li>
      ))}
    </ul>
  );
}
