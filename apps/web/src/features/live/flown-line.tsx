import { clsx } from 'clsx/lite';
import { Plane } from 'lucide-react';

interface FlownLineProps {
  /** Part of the way that is done, 0 to 1; undefined where nobody knows. */
  fraction: number | undefined;
  /** Nothing has been heard for long: where it is, is old. */
  lost: boolean;
}

/** The way between two ends, filled as far as it is flown, with the aircraft where it is. */
export function FlownLine({ fraction, lost }: FlownLineProps) {
  const done = Math.round(Math.min(1, Math.max(0, fraction ?? 0)) * 100);
  const known = fraction !== undefined;
  return (
    <span
      role={known ? 'progressbar' : undefined}
      aria-label={known ? 'Parte del viaje hecha' : undefined}
      aria-valuenow={known ? done : undefined}
      className={clsx('flex items-center gap-1', lost ? 'text-media' : 'text-sky')}
    >
      <span
        className={clsx('border-t-4', lost ? 'border-dashed' : 'border-solid')}
        style={{ width: `calc(${done}% - ${(done * 2) / 100}rem)` }}
      />
      <Plane aria-hidden className={clsx('size-6 shrink-0 rotate-45', !known && 'opacity-40')} />
      <span className="grow border-t-2 border-dotted" />
    </span>
  );
}
