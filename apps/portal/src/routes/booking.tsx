import { FileText, Lightbulb } from 'lucide-react';
import { FramePage } from '#app/components/frames/frame-page.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { airline } from '#app/content/airline.ts';
import { frameById } from '#app/content/frames.ts';
import { paths } from '#app/lib/paths.ts';

export function Component() {
  return (
    <FramePage
      eyebrow="Operaciones"
      title="Reservar vuelo"
      lead="Elige ruta y avión en la plataforma; después prepara el vuelo con el briefing."
      frame={frameById('reservas')}
      actions={
        <>
          {airline.views.flightIdeas && (
            <ButtonLink to={paths.flightIdeas}>
              <Lightbulb aria-hidden className="size-4" />
              ¿Qué vuelo hoy?
            </ButtonLink>
          )}
          <ButtonLink to={paths.flightPlan} variant="primary">
            <FileText aria-hidden className="size-4" />
            Ir al briefing de vuelo
          </ButtonLink>
        </>
      }
    />
  );
}
