import { useSearchParams } from 'react-router';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { airline } from '#app/content/airline.ts';
import { flightIn } from '#app/content/flights.ts';
import { EmbedFrame } from '#app/components/frames/embed-frame.tsx';
import { frameById, isOwnView } from '#app/content/frames.ts';
import { BookingPage } from '#app/features/booking/booking-page.tsx';
import { PlatformPart } from './parts/platform-part.tsx';

export function Component() {
  const [search] = useSearchParams();
  const frame = frameById('reservas');
  const isOwn = OWN_PLATFORM && isOwnView(frame);
  return (
    <BookingPage
      isOwn={isOwn}
      booking={
        isOwn ? (
          <PlatformPart what="El horario" load={() => import('#app/routes/platform/flights.tsx')} />
        ) : (
          <EmbedFrame frame={frame} />
        )
      }
      flight={flightIn(search)}
      airline={airline.icaoCode}
      hasFlightIdeas={airline.views.flightIdeas}
    />
  );
}
