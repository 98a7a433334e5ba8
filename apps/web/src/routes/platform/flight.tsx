import { useParams } from 'react-router';
import { FlyersOnly } from '#app/features/access/flyers-only.tsx';
import { FlightPage } from '#app/features/flights/flight-page.tsx';

export function Component() {
  const { number = '', date = '' } = useParams();
  return (
    <FlyersOnly title="Reservar un vuelo">
      <FlightPage number={number} date={date} />
    </FlyersOnly>
  );
}
