import { MembersOnly } from '#app/features/access/members-only.tsx';
import { StatisticsPage } from '#app/features/statistics/statistics-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Tus estadísticas">
      <StatisticsPage whose="me" />
    </MembersOnly>
  );
}
