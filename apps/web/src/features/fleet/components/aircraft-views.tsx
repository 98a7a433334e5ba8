import type { Specifications, Aircraft } from '@va/schemas/content/fleet.ts';
import type { SeatLayout } from '@va/schemas/content/seat-layout.ts';
import { Card } from '@va/ui/controls/card.tsx';
import { AircraftProfile } from '@va/ui/drawings/aircraft-profile.tsx';
import { formatMetres } from '@va/domain/quantities.ts';
import { HorizontalDimension, VerticalDimension, drawingTextClass, drawingBox } from './dimension-lines.tsx';
import { SquaredPaper } from './squared-paper.tsx';
import { topView } from '@va/domain/drawings/aircraft-geometry.ts';
import { cabinExtent } from '@va/domain/drawings/cabin-extent.ts';
import { AircraftPlan } from './aircraft-plan.tsx';

interface AircraftSideViewProps {
  aircraft: Pick<Aircraft, 'model' | 'dimensions'>;
  /** Rows and doors; with it the doors are drawn. */
  seatLayout?: SeatLayout | undefined;
}

/** The aircraft from the left, on the ground, to the scale of the view from above, with its height and its length. */
function AircraftSideView({ aircraft, seatLayout }: AircraftSideViewProps) {
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

interface AircraftTopViewProps {
  aircraft: Pick<Aircraft, 'model' | 'dimensions'>;
  /** Rows and doors; with it a business cabin is marked. */
  seatLayout?: SeatLayout | undefined;
}

/** The aircraft from above, to scale, with its length and its span. */
function AircraftTopView({ aircraft, seatLayout }: AircraftTopViewProps) {
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

/** Figures that a pilot needs before a flight; the complete table is further down. */
const figures = [
  ['Crucero', 'cruiseSpeedAltitude'],
  ['Motores', 'engines'],
  ['Despegue', 'takeoffSpeed'],
  ['Aterrizaje', 'landingSpeed'],
  ['Consumo', 'fuelConsumption'],
  ['Combustible', 'fuelCapacity'],
] as const satisfies readonly (readonly [string, keyof Specifications])[];

/** Top and side view to scale on squared paper, and the figures a pilot looks for first. */
export function AircraftViews({
  aircraft,
  seatLayout,
}: {
  aircraft: Aircraft;
  seatLayout?: SeatLayout | undefined;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
      <AircraftTopView aircraft={aircraft} seatLayout={seatLayout} />
      <div className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-4">
        <AircraftSideView aircraft={aircraft} seatLayout={seatLayout} />
        <AircraftFigures specifications={aircraft.specifications} />
      </div>
    </div>
  );
}

/** The figures of a flight at a glance. */
function AircraftFigures({ specifications }: { specifications: Specifications }) {
  return (
    <Card className="@container grid">
      <dl className="grid content-evenly gap-x-6 px-5 py-2 @sm:grid-cols-2 @xl:gap-x-8 @xl:px-7">
        {figures.map(([term, field]) => (
          <div
            key={field}
            className="border-line py-2.5 not-last:border-b @sm:nth-last-2:border-b-0 @xl:py-5"
          >
            <dt className="text-sm text-ink-2">{term}</dt>
            <dd className="leading-snug font-bold @xl:text-lg">{specifications[field]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
