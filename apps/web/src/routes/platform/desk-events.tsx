import { useLocation } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { DeskAwardsPage } from '#app/features/awards/desk-awards-page.tsx';
import { DeskEventsPage } from '#app/features/events/desk-events-page.tsx';

/** Events or awards at the desk, by the address: one file for what the same people do. */
export function Component() {
  const awards = useLocation().pathname.startsWith(paths.deskAwards);
  return awards ? <DeskAwardsPage /> : <DeskEventsPage />;
}
