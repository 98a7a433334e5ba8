import { useParams } from 'react-router';
import { MembersOnly } from '#app/features/access/members-only.tsx';
import { TailPage } from '#app/features/fleet/tail-page.tsx';

export function Component() {
  const { registration = '' } = useParams();
  return (
    <MembersOnly title="Flota">
      <TailPage registration={registration.toUpperCase()} />
    </MembersOnly>
  );
}
