import { useParams } from 'react-router';
import { MembersOnly } from '#app/features/access/members-only.tsx';
import { FlightPage } from '#app/features/flights/flight-page.tsx';

export function Component() {
  const { number = '', date = '' } = useParams();
  return (
    <MembersOnly title="Reservar un vuelo">
      <FlightPage number={number} date={date} />
    </MembersOnly>
  );
}
