import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { LazyPart } from '@va/ui/controls/lazy-part.tsx';
import { tours } from '#app/content/tours.ts';
import { ToursPage } from '#app/features/tours/tours-page.tsx';

const known = tours.map(({ id, name, stops, retiredStages }) => ({
  id,
  name,
  // The first stop is the start; each other one is the end of a stage.
  stops: stops
    .filter((_, n) => n === 0 || !retiredStages?.includes(n))
    .map(({ icao, icaoCurrent }) => [icao, icaoCurrent ?? icao]),
}));

export function Component() {
  return (
    <ToursPage
      tours={tours}
      more={
        OWN_PLATFORM && (
          <LazyPart
            what="Los tours de la plataforma"
            load={async () => (await import('#app/features/tours/desk-tours.tsx')).DeskTours}
            props={{ known }}
            fallback={null}
          />
        )
      }
    />
  );
}
