import { Card } from '@va/ui/controls/card.tsx';
import type { Aircraft } from '@va/schemas/content/fleet.ts';
import type { SeatLayout } from '@va/schemas/content/seat-layout.ts';
import { topView } from '@va/domain/drawings/aircraft-geometry.ts';
import { cabinExtent } from '@va/domain/drawings/cabin-extent.ts';
import { formatMetres } from '@va/domain/quantities.ts';
import { AircraftPlan } from './aircraft-plan.tsx';
import { drawingTextClass, HorizontalDimension, VerticalDimension } from './dimension-lines.tsx';
import { drawingBox } from './drawing-box.ts';
import { SquaredPaper } from './squared-paper.tsx';

interface AircraftTopViewProps {
  aircraft: Pick<Aircraft, 'model' | 'dimensions'>;
  /** Rows and doors; with it a business cabin is marked. */
  seatLayout?: SeatLayout | undefined;
}

/** The aircraft from above, to scale, with its length and its span. */
export function AircraftTopView({ aircraft, seatLayout }: AircraftTopViewProps) {
  const { dimensions, model } = aircraft;
  const { lengthM, wingspanM, fuselageWidthM } = dimensions;
  const half = wingspanM / 2;
  const { tipX } = topView(dimensions);
  const business = seatLayout && cabinExtent(seatLayout, 'B');
  const { box, unit } = drawingBox(lengthM, -half, half);
  const label = [
    `${model} visto desde arriba, a escala: ${formatMetres(lengthM)} de longitud y ${formatMetres(wingspanM)} de envergadura`,
    business && `cabina business en las filas ${business.firstRow} a ${business.lastRow}`,
  ];
  const mark = business && ((business.from + business.to) / 2) * lengthM;
  return (
    <Card className="@container grid items-center overflow-hidden">
      <SquaredPaper box={box} label={label.filter(Boolean).join('; ')} className="mx-auto max-w-3xl">
        <AircraftPlan dimensions={dimensions} marked={business} />
        {business && mark && (
          <g>
            <path
              className="fill-none stroke-link [vector-effect:non-scaling-stroke]"
              d={`M${mark} ${-fuselageWidthM / 2}V${-fuselageWidthM / 2 - 5 * unit}`}
            />
            <text
              className={drawingTextClass}
              x={mark}
              y={-fuselageWidthM / 2 - 6 * unit}
              textAnchor="middle"
            >
              Business
            </text>
          </g>
        )}
        <HorizontalDimension
          from={0}
          to={lengthM}
          at={half + 3.5 * unit}
          edges={[fuselageWidthM / 2, fuselageWidthM / 2]}
          label={formatMetres(lengthM)}
          unit={unit}
        />
        <VerticalDimension
          from={-half}
          to={half}
          at={lengthM + 3.5 * unit}
          edges={[tipX, tipX]}
          label={formatMetres(wingspanM)}
          unit={unit}
        />
      </SquaredPaper>
    </Card>
  );
}
