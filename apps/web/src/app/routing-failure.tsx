import { useStore } from '@va/ui/state/store.ts';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '@va/ui/controls/button.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { useDocumentTitle } from '#app/components/blocks/use-document-title.ts';
import { paths } from '#app/lib/paths.ts';
import { connection } from '#app/services/connection.ts';
import { reloadIfPossible } from '#app/services/reload.ts';
import { missingCode } from './reload-on-chunk-error.ts';

/** Takes the place of a page that failed: what happened, and what to do (texts: docs/spec.md §8). */
export function RoutingFailure({ error }: { error: unknown }) {
  const missing = useMemo(() => missingCode(error), [error]);
  const online = useStore(connection);
  const here = useLocation();
  const navigate = useNavigate();
  useDocumentTitle('Error inesperado');

  // Try again at each later visit, and as soon as the connection is back.
  useEffect(() => {
    if (online) void missing?.reload();
  }, [missing, online, here.key]);

  const tryAgain = () => {
    // Only with a network: without one, the browser's own error page would replace the portal.
    if (missing) void reloadIfPossible();
    else void navigate(here, { replace: true, state: here.state });
  };

  return (
    <div className="mx-auto grid max-w-xl gap-4 py-12" role="alert">
      <h1 tabIndex={-1} lang="en" className="text-2xl font-bold">
        Unexpected Application Error!
      </h1>
      <p>Esta página ha fallado y no se puede mostrar. {missing && !online ? WITHOUT_NETWORK : ADVICE}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={tryAgain}>
          Volver a intentarlo
        </Button>
        <ButtonLink to={paths.home}>Ir al inicio</ButtonLink>
      </div>
    </div>
  );
}

const WITHOUT_NETWORK =
  'No hay conexión, y todavía no está guardada en este dispositivo: aparecerá cuando la haya.';
const ADVICE =
  'Vuelve a intentarlo; si sigue igual, avisa al equipo de la aerolínea desde la página de contacto.';
