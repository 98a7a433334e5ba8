import { memo, useMemo } from 'react';
import type { LiveRow } from './live-row.ts';
import { LiveStrip } from './live-strip.tsx';
import { useByTurns, type Group } from './use-by-turns.ts';

interface Strip {
  id: string;
  row: LiveRow;
  /** Milliseconds since 1970. */
  now: number;
}

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
  const groups = useByTurns(
    useMemo(() => rows.map((row): Strip => ({ id: row.flight.id, row, now })), [rows, now]),
  );
  return (
    <ul className="grid gap-2">
      {groups.map((strips, index) => (
        <Strips
          key={index}
          strips={strips}
          chosen={strips.some(({ id }) => id === chosen) ? chosen : undefined}
        />
      ))}
    </ul>
  );
}

/** Written again only when they have had their turn, or one of them is chosen. */
const Strips = memo(({ strips, chosen }: { strips: Group<Strip>; chosen: string | undefined }) =>
  strips.map(({ id, row, now }) => <LiveStrip key={id} row={row} chosen={id === chosen} now={now} />),
);
