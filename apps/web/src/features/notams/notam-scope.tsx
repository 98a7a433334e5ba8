import { Badge } from '@va/ui/controls/badge.tsx';
import { formatDate } from '@va/domain/dates.ts';
import type { Notam } from '@va/schemas/content/notams.ts';

/** Audience and end of a notice, as chips; nothing for a notice for everybody without an end. */
export function NotamScope({ notam }: { notam: Notam }) {
  const { until, affects: { types = [], airports = [], tours = [], ranks = [] } = {} } = notam;
  const affected = [...types, ...airports, ...tours.map((tour) => `Tour ${tour}`), ...ranks];
  if (affected.length === 0 && until === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      {affected.length > 0 && <span>Afecta a</span>}
      {affected.map((name) => (
        <Badge key={name} tone="sky">
          {name}
        </Badge>
      ))}
      {until && (
        <span>
          Hasta el <time dateTime={until}>{formatDate(until)}</time>
        </span>
      )}
    </p>
  );
}
