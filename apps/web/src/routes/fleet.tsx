import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { LazyPart } from '@va/ui/controls/lazy-part.tsx';
import { aircraft } from '#app/content/fleet.ts';
import { FleetPage } from '#app/features/fleet/fleet-page.tsx';

const known = aircraft.map(({ registration }) => registration);

export function Component() {
  return (
    <FleetPage
      aircraft={aircraft}
      more={
        OWN_PLATFORM && (
          <LazyPart
            what="La flota de la plataforma"
            load={async () => (await import('#app/features/fleet/desk-tails.tsx')).DeskTails}
            props={{ known }}
            fallback={null}
          />
        )
      }
    />
  );
}
