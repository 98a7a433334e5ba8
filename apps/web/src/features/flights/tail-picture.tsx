import { AircraftProfile } from '@va/ui/drawings/aircraft-profile.tsx';
import { dimensionsOf } from '#app/config/aircraft.ts';

/** An aircraft from its left side; nothing of one whose measures are not known. */
export function TailPicture({ registration }: { registration: string }) {
  const dimensions = dimensionsOf.get(registration);
  if (!dimensions) return null;
  const { lengthM, heightM } = dimensions;
  return (
    <svg aria-hidden viewBox={`-1 ${-heightM - 1} ${lengthM + 2} ${heightM + 2}`} className="size-full">
      <AircraftProfile dimensions={dimensions} simple />
    </svg>
  );
}
