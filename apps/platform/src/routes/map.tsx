import { LivePage } from '#app/features/live/live-page.tsx';

export function Component() {
  return <LivePage />;
}
