import type { Departure } from '#app/api/flights.ts';

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
