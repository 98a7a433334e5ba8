import { useParams } from 'react-router';
import { TailPage } from '#app/features/fleet/tail-page.tsx';

export function Component() {
  const { registration = '' } = useParams();
  return <TailPage registration={registration.toUpperCase()} />;
}
