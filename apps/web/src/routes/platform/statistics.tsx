import { StatisticsPage } from '#app/features/statistics/statistics-page.tsx';

export function Component() {
  return <StatisticsPage whose="me" />;
}
