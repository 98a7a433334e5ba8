import { useLocation } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { AwardsPage } from '#app/features/awards/awards-page.tsx';
import { YearPage } from '#app/features/year/year-page.tsx';

/** The pilot's badges or year, by the address. Both are in one file, since the page of the year also shows badges. */
export function Component() {
  const year = useLocation().pathname.startsWith(paths.year);
  return year ? <YearPage /> : <AwardsPage />;
}
