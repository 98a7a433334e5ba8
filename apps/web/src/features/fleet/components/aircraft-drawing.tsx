import { AircraftProfile } from '@va/ui/drawings/aircraft-profile.tsx';
import type { Aircraft } from '@va/schemas/content/fleet.ts';

/** Width of the picture for each unit of its height, as the photographs of the grid have it. */
const ASPECT = 12 / 5;
/** Part of the picture that the aircraft fills, one way or the other. */
const FILL = 0.86;

/** An aircraft without a picture of its own, drawn from its measures in the shape of one. */
export function AircraftDrawing({
  aircraft,
}: {
  aircraft: Pick<Aircraft, 'model' | 'registration' | 'dimensions'>;
}) {
  const { lengthM, heightM } = aircraft.dimensions;
  const width = Math.max(lengthM, heightM * ASPECT) / FILL;
  const height = width / ASPECT;
  const box = [(lengthM - width) / 2, -(height + heightM) / 2, width, height];
  return (
    <svg
      role="img"
      aria-label={`Dibujo del ${aircraft.model} ${aircraft.registration} visto de lado`}
      viewBox={box.join(' ')}
      className="aspect-12/5 w-full bg-sky-soft"
    >
      <AircraftProfile dimensions={aircraft.dimensions} simple />
    </svg>
  );
}
