import { useParams } from 'react-router';
import { MembersOnly } from '#app/features/access/members-only.tsx';
import { ReportPage } from '#app/features/report/report-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return (
    <MembersOnly title="Informe">
      <ReportPage code={id.toUpperCase()} />
    </MembersOnly>
  );
}
