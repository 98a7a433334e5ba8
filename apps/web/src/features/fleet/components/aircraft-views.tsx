import type { Aircraft } from '@va/schemas/content/fleet.ts';
import type { SeatLayout } from '@va/schemas/content/seat-layout.ts';
import { AircraftFigures } from './aircraft-figures.tsx';
import { AircraftSideView } from './aircraft-side-view.tsx';
import { AircraftTopView } from './aircraft-top-view.tsx';

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
