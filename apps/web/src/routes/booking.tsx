import { useSearchParams } from 'react-router';
import { FLIGHT_PARAMETERS, type FlightInHand } from '@va/domain/flights/flight-in-hand.ts';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { airline } from '#app/content/airline.ts';
import { flightIn } from '#app/content/flights.ts';
import { EmbedFrame } from '#app/components/frames/embed-frame.tsx';
import { frameById, isOwnView } from '#app/content/frames.ts';
import { BookingPage } from '#app/features/booking/booking-page.tsx';
import { addressKey } from '#app/lib/address-key.ts';
import { useCached } from '#app/lib/use-cached.ts';
import { PlatformPart } from './parts/platform-part.tsx';

/** Fields of a booking that are read here. */
interface Booked {
  number: number | null;
  dep: { icao: string };
  arr: { icao: string };
}

/** Whether a booking is of the flight in hand, by its airports, and by its number if the address names one. */
const isSame = ({ number, dep, arr }: Booked, flight: FlightInHand | undefined, isNamed: boolean): boolean =>
  dep.icao === flight?.from && arr.icao === flight.to && (!isNamed || Number(flight.flightNumber) === number);

export function Component() {
  const [search] = useSearchParams();
  const flight = flightIn(search);
  const isNumbered = search.has(FLIGHT_PARAMETERS.flightNumber);
  // The view below asks for them.
  const open = useCached<{ items: readonly Booked[] }>(addressKey('/bookings', { state: 'open' }));
  const frame = frameById('reservas');
  const isOwn = OWN_PLATFORM && isOwnView(frame);
  return (
    <BookingPage
      isOwn={isOwn}
      booking={
        isOwn ? (
          <PlatformPart
            page="flights"
            what="El horario"
            load={() => import('#app/routes/platform/flights.tsx')}
          />
        ) : (
          <EmbedFrame frame={frame} />
        )
      }
      flight={flight}
      isBooked={open?.items.some((booking) => isSame(booking, flight?.flight, isNumbered))}
      airline={airline.icaoCode}
      hasFlightIdeas={airline.views.flightIdeas}
    />
  );
}
