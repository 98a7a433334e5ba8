import { Button } from '@va/ui/controls/button.tsx';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { platformBase } from '#app/config/base-path.ts';

/** What stands in place of a page that could not be shown. */
export function PageFailure() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className="mx-auto grid max-w-xl gap-4 px-4 py-16">
      <h1 className="text-2xl font-bold">Esta página no se ha podido mostrar</h1>
      <p>Puede que se haya publicado una versión nueva mientras la tenías abierta, o que falle la red.</p>
      <p className="flex flex-wrap items-center gap-4">
        <Button variant="primary" onClick={() => location.reload()}>
          Volver a cargar
        </Button>
        <a href={`${platformBase}/`} className="text-link underline">
          Ir a Hoy
        </a>
      </p>
    </main>
  );
}
