import { useLocation } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { AwardsPage } from '#app/features/awards/awards-page.tsx';
import { YearPage } from '#app/features/year/year-page.tsx';

/** One's badges, or one's year, by the address: one file, since the year tells of the badges. */
export function Component() {
  const year = useLocation().pathname.startsWith(paths.year);
  return year ? <YearPage /> : <AwardsPage />;
}
