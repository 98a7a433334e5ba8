import { formatUtcClock } from '@va/domain/utc-clock.ts';
import type { Mark } from './marks.ts';

/** Description of the chosen mark, announced when it changes. */
export function ChosenMark({ marks, chosen }: { marks: readonly Mark[]; chosen: string | null }) {
  const mark = marks.find(({ letter }) => letter === chosen);
  return (
    <p role="status" className="text-sm empty:hidden print:hidden">
      {mark && (
        <>
          <b>
            {mark.letter}, {mark.item.title}
          </b>
          {mark.at !== null && ` a las ${formatUtcClock(new Date(mark.at))}`}. Se vio: {mark.item.observed}.
          Se esperaba: {mark.item.expected}.
        </>
      )}
    </p>
  );
}
