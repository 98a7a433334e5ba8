import { useParams } from 'react-router';
import { DepartureList } from '#app/components/flights/departure-list.tsx';
import { airlineLinks } from '#app/content/airline-links.ts';
import { findAircraftType } from '#app/content/aircraft-types.ts';
import { findAircraft } from '#app/content/fleet.ts';
import { frameById } from '#app/content/frames.ts';
import { liveriesOf } from '#app/content/liveries.ts';
import { notamHeads } from '#app/content/notam-heads.ts';
import { NotamsAbout } from '#app/features/notams/notams-about.tsx';
import { flightsWith } from '#app/content/network.ts';
import { AircraftPage, MissingAircraft } from '#app/features/fleet/aircraft-page.tsx';
import { LiveryList } from '#app/features/liveries/livery-list.tsx';

export function Component() {
  const { registration = '' } = useParams();
  const aircraft = findAircraft(registration);
  if (!aircraft) return <MissingAircraft registration={registration} />;
  const flights = flightsWith(aircraft.model, aircraft.registration);
  const liveries = liveriesOf(aircraft.registration, aircraft.family);
  return (
    <AircraftPage
      key={aircraft.registration}
      notices={<NotamsAbout notams={notamHeads} about={{ type: aircraft.model }} />}
      aircraft={aircraft}
      seatLayout={findAircraftType(aircraft.type)?.seatLayout}
      seatMapFrame={frameById('mapa-asientos')}
      liveries={liveries.length > 0 && <LiveryList items={liveries} community={airlineLinks.community} />}
      departures={flights.length > 0 && <DepartureList departures={flights} />}
    />
  );
}
