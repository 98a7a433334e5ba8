import { Card } from '@va/ui/controls/card.tsx';
import { AircraftProfile } from '@va/ui/drawings/aircraft-profile.tsx';
import type { Aircraft } from '@va/schemas/content/fleet.ts';
import type { SeatLayout } from '@va/schemas/content/seat-layout.ts';
import { formatMetres } from '@va/domain/quantities.ts';
import { HorizontalDimension, VerticalDimension } from './dimension-lines.tsx';
import { drawingBox } from './drawing-box.ts';
import { SquaredPaper } from './squared-paper.tsx';

interface AircraftSideViewProps {
  aircraft: Pick<Aircraft, 'model' | 'dimensions'>;
  /** Rows and doors; with it the doors are drawn. */
  seatLayout?: SeatLayout | undefined;
}

/** The aircraft from the left, on the ground, to the scale of the view from above, with its height and its length. */
export function AircraftSideView({ aircraft, seatLayout }: AircraftSideViewProps) {
  const { dimensions, model } = aircraft;
  const { lengthM, heightM } = dimensions;
  const doors = seatLayout?.doors.filter((door) => !door.overwing).map((door) => door.position);
  const { box, unit } = drawingBox(lengthM, -heightM, 0);
  return (
    <Card className="@container grid items-center overflow-hidden">
      <SquaredPaper
        box={box}
        label={`${model} visto de lado, a escala: ${formatMetres(lengthM)} de longitud y ${formatMetres(heightM)} de altura`}
        className="mx-auto max-w-3xl"
      >
        <path
          d={`M${-80} 0H${lengthM + 80}`}
          strokeWidth={1.4}
          className="stroke-ink-2 [vector-effect:non-scaling-stroke]"
        />
        <AircraftProfile dimensions={dimensions} doors={doors} />
        <HorizontalDimension
          from={0}
          to={lengthM}
          at={3.5 * unit}
          edges={[-heightM * 0.2, -heightM * 0.35]}
          label={formatMetres(lengthM)}
          unit={unit}
        />
        <VerticalDimension
          from={-heightM}
          to={0}
          at={lengthM + 3.5 * unit}
          edges={[lengthM * 0.96, lengthM]}
          label={formatMetres(heightM)}
          unit={unit}
        />
      </SquaredPaper>
    </Card>
  );
}
