import { Plane } from 'lucide-react';
import { useParams } from 'react-router';
import { DepartureList } from '#app/components/flights/departure-list.tsx';
import { MissingEntry } from '#app/components/blocks/missing-entry.tsx';
import { findAircraftType } from '#app/content/aircraft-types.ts';
import { flightsWith } from '#app/content/departures.ts';
import { findAircraft } from '#app/content/fleet.ts';
import { frameById } from '#app/content/frames.ts';
import { AircraftPage } from '#app/features/fleet/aircraft-page.tsx';
import { paths } from '#app/lib/paths.ts';
import { shorten } from '@va/domain/shorten.ts';

export function Component() {
  const { registration = '' } = useParams();
  const aircraft = findAircraft(registration);
  if (!aircraft) {
    return (
      <MissingEntry
        title="Aeronave no encontrada"
        explanation={`«${shorten(registration)}» no es la matrícula de ninguno de nuestros aviones. Compruébala o mira la flota.`}
        back={{ to: paths.fleet, label: 'Volver a la flota' }}
        icon={Plane}
      />
    );
  }
  const flights = flightsWith(aircraft.model, aircraft.registration);
  return (
    <AircraftPage
      key={aircraft.registration}
      aircraft={aircraft}
      seatLayout={findAircraftType(aircraft.type)?.seatLayout}
      seatMapFrame={frameById('mapa-asientos')}
      departures={flights.length > 0 && <DepartureList departures={flights} showType={false} />}
    />
  );
}
