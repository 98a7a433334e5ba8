import { MembersOnly } from '#app/features/access/members-only.tsx';
import { PointsPage } from '#app/features/points/points-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Puntos y rangos">
      <PointsPage />
    </MembersOnly>
  );
}
