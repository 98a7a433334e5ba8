import { memo, useMemo } from 'react';
import type { LiveRow } from './live-row.ts';
import { LiveStrip } from './live-strip.tsx';
import { useByTurns } from './use-by-turns.ts';

/** A strip is written again only when it has had its turn, or is chosen. */
const Strip = memo(LiveStrip);

/** The flights as strips; of a thousand those further down follow a moment later. */
export function LiveList({
  rows,
  chosen,
  now,
}: {
  rows: readonly LiveRow[];
  /** Id of the flight that is followed. */
  chosen: string | undefined;
  now: number;
}) {
  const strips = useByTurns(useMemo(() => rows.map((row) => ({ id: row.flight.id, row, now })), [rows, now]));
  return (
    <ul className="grid gap-2">
      {strips.map(({ id, row, now: at }) => (
        <Strip key={id} row={row} chosen={id === chosen} now={at} />
      ))}
    </ul>
  );
}
