import { useParams } from 'react-router';
import { ReportPage } from '#app/features/report/report-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <ReportPage code={id.toUpperCase()} />;
}
