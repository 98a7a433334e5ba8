import { useParams } from 'react-router';
import { FlightPage } from '#app/features/flights/flight-page.tsx';

export function Component() {
  const { number = '', date = '' } = useParams();
  return <FlightPage number={number} date={date} />;
}
