import type { Aircraft, SeatLayout } from '#app/content/schemas/fleet.ts';
import { AircraftSideView } from './aircraft-side-view.tsx';
import { AircraftTopView } from './aircraft-top-view.tsx';

/** Top and side view to scale on squared paper. */
export function AircraftViews({
  aircraft,
  seatLayout,
}: {
  aircraft: Aircraft;
  seatLayout?: SeatLayout | undefined;
}) {
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <AircraftTopView aircraft={aircraft} seatLayout={seatLayout} />
      <AircraftSideView aircraft={aircraft} seatLayout={seatLayout} />
    </div>
  );
}
