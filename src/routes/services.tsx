import { frames } from '#app/content/frames.ts';
import { tours } from '#app/content/tours.ts';
import { pagesOfFrame } from '#app/features/services/dependent-pages.ts';
import { ServicesPage } from '#app/features/services/services-page.tsx';

export function Component() {
  return <ServicesPage frames={frames} pagesOf={(frameId) => pagesOfFrame(frameId, tours)} />;
}
