import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { useDocumentTitle } from '#app/components/blocks/use-document-title.ts';
import { paths } from '#app/lib/paths.ts';
import { connection } from '#app/services/connection.ts';
import { MissingPart } from './missing-parts.ts';

/** What is left of a page that failed: what happened, and the ways on. Specification §8. */
export function RoutingFailure() {
  const missing = useRouteError() instanceof MissingPart;
  const online = useSyncExternalStore(connection.subscribe, connection.snapshot);
  const here = useLocation();
  const navigate = useNavigate();
  useDocumentTitle('Error inesperado');
  return (
    <div className="mx-auto grid max-w-xl gap-4 py-12" role="alert">
      <h1 tabIndex={-1} lang="en" className="text-2xl font-bold">
        Unexpected Application Error!
      </h1>
      <p>Esta página ha fallado y no se puede mostrar. {missing && !online ? WITHOUT_NETWORK : ADVICE}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          // Browsers remember that a part did not arrive; only a new load asks for it again.
          onClick={() =>
            missing ? location.reload() : void navigate(here, { replace: true, state: here.state })
          }
        >
          Volver a intentarlo
        </Button>
        <ButtonLink to={paths.home}>Ir al inicio</ButtonLink>
      </div>
    </div>
  );
}

const WITHOUT_NETWORK =
  'No hay conexión, y todavía no está guardada en este dispositivo: vuelve a intentarlo cuando la haya.';
const ADVICE =
  'Vuelve a intentarlo; si sigue igual, avisa al equipo de la aerolínea desde la página de contacto.';
