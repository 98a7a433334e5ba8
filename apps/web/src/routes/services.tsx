import { airline } from '#app/content/airline.ts';
import { feeds } from '#app/content/feeds.ts';
import { frames } from '#app/content/frames.ts';
import { tours } from '#app/content/tours.ts';
import { pagesOf } from '#app/features/services/dependent-pages.ts';
import { ServicesPage } from '#app/features/services/services-page.tsx';
import { paths } from '#app/lib/paths.ts';

export function Component() {
  return <ServicesPage frames={frames} feeds={feeds} pagesOf={(id) => pagesOf(id, tours).filter(isOn)} />;
}

/** Pages that the airline has switched off use no service. */
function isOn({ to }: { to: string }): boolean {
  return airline.views.flightIdeas || to !== paths.flightIdeas;
}
