import { Button } from '@va/ui/controls/button.tsx';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';

/** What stands in place of a page that could not be shown. */
export function PageFailure() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className="mx-auto grid max-w-xl gap-4 px-4 py-16">
      <h1 className="text-2xl font-bold">Esta página no se ha podido mostrar</h1>
      <p>Puede que se haya publicado una versión nueva mientras la tenías abierta, o que falle la red.</p>
      <Button variant="primary" className="justify-self-start" onClick={() => location.reload()}>
        Volver a cargar
      </Button>
    </main>
  );
}
