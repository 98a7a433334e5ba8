import { Instant } from '#app/components/instant.tsx';
import type { DeskColumn } from './list-table.tsx';

/** A column of moments, an empty cell where there is none; `withTime`: with the hour. */
export const instantColumn = <T,>(
  id: string,
  title: string,
  at: (row: T) => string | null,
  withTime = false,
): DeskColumn<T> => ({
  id,
  title,
  text: (row) => at(row) ?? '',
  cell: (row) => {
    const moment = at(row);
    return moment && <Instant at={moment} withTime={withTime} />;
  },
});
