import { airline } from '#app/content/airline.ts';
import { liveries } from '#app/content/liveries.ts';
import { LiveriesPage } from '#app/features/liveries/liveries-page.tsx';

export function Component() {
  return (
    <LiveriesPage
      liveries={liveries}
      community={{ label: airline.linkLabels.community, url: airline.links.community }}
      acarsName={airline.acars?.name}
    />
  );
}
