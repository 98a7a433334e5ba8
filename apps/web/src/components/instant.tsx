import { madeWhenNeeded } from '@va/domain/made-when-needed.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';

const day = madeWhenNeeded(
  () =>
    new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const local = madeWhenNeeded(
  () => new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeStyle: 'short' }),
);

/** Date and time in UTC, with the reader's local time as tooltip. `at` is ISO 8601. */
export function Instant({ at, withTime = true }: { at: string; withTime?: boolean }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={`${local().format(date)}, hora de este equipo`}>
      <span className="whitespace-nowrap">{day().format(date)}</span>
      {withTime && (
        <>
          {' '}
          <span className="whitespace-nowrap">{formatUtcMinute(date)}</span>
        </>
      )}
    </time>
  );
}
