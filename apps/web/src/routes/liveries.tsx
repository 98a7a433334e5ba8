import { airline } from '#app/content/airline.ts';
import { airlineLinks } from '#app/content/airline-links.ts';
import { liveries } from '#app/content/liveries.ts';
import { LiveriesPage } from '#app/features/liveries/liveries-page.tsx';

export function Component() {
  return (
    <LiveriesPage liveries={liveries} community={airlineLinks.community} acarsName={airline.acars?.name} />
  );
}
