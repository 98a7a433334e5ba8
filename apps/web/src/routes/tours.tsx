import { tours } from '#app/content/tours.ts';
import { ToursPage } from '#app/features/tours/tours-page.tsx';

export function Component() {
  return <ToursPage tours={tours} />;
}
