import { useSession } from '#app/api/use-session.ts';
import { BoardCards } from '#app/features/statistics/boards.tsx';
import { StatisticsPage } from '#app/features/statistics/statistics-page.tsx';

export function Component() {
  const { pilot } = useSession();
  return <StatisticsPage whose="airline">{pilot && <BoardCards />}</StatisticsPage>;
}
