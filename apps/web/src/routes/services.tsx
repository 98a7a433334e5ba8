import { isAvailable } from '#app/content/available.ts';
import { feeds } from '#app/content/feeds.ts';
import { frames } from '#app/content/frames.ts';
import { tours } from '#app/content/tours.ts';
import { pagesOf } from '#app/features/services/dependent-pages.ts';
import { ServicesPage } from '#app/features/services/services-page.tsx';

export function Component() {
  return <ServicesPage frames={frames} feeds={feeds} pagesOf={pagesOfThis} />;
}

/** Pages that the airline does not have use no service. */
const pagesOfThis = (id: string) => pagesOf(id, tours).filter(({ to }) => isAvailable(to));
