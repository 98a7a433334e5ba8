import { NotFoundPage } from '#app/components/blocks/not-found-page.tsx';
import { airline } from '#app/content/airline.ts';
import { airlineTexts } from '#app/content/airline-texts.ts';
import { manuals } from '#app/content/manuals.ts';
import { AcarsPage } from '#app/features/acars/acars-page.tsx';

export function Component() {
  const { acars } = airlineTexts;
  if (!acars) return <NotFoundPage />;
  const ownRecorder = airline.plataforma === 'propia' ? airline.name : undefined;
  return (
    <AcarsPage acars={acars} manual={manuals.find(({ id }) => id === 'acars')} ownRecorder={ownRecorder} />
  );
}
