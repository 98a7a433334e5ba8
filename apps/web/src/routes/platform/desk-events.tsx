import { useLocation } from 'react-router';
import { deskPaths } from '#app/config/desk-paths.ts';
import { DeskAwardsPage } from '#app/features/awards/desk-awards-page.tsx';
import { DeskEventsPage } from '#app/features/events/desk-events-page.tsx';

/** Events or awards at the desk, by the address: one file for what the same people do. */
export function Component() {
  const awards = useLocation().pathname.startsWith(deskPaths.deskAwards);
  return awards ? <DeskAwardsPage /> : <DeskEventsPage />;
}
