import { AircraftProfile } from '@va/ui/drawings/aircraft-profile.tsx';
import { dimensionsOf } from '#app/config/aircraft.ts';

/** Side view of an aircraft, or of the first other one of its type with known dimensions; nothing without any. */
export function TailPicture({ registration, likes }: { registration: string; likes: readonly string[] }) {
  const known = [registration, ...likes].find((one) => dimensionsOf.has(one));
  const dimensions = known === undefined ? undefined : dimensionsOf.get(known);
  if (!dimensions) return null;
  const { lengthM, heightM } = dimensions;
  return (
    <svg aria-hidden viewBox={`-1 ${-heightM - 1} ${lengthM + 2} ${heightM + 2}`} className="size-full">
      <AircraftProfile dimensions={dimensions} simple />
    </svg>
  );
}
