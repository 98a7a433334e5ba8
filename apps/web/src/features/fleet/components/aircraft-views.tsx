import type { Specifications, Aircraft } from '@va/schemas/content/fleet.ts';
import type { SeatLayout } from '@va/schemas/content/seat-layout.ts';
import { Card } from '@va/ui/controls/card.tsx';
import { AircraftSideView } from './aircraft-side-view.tsx';
import { AircraftTopView } from './aircraft-top-view.tsx';

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
