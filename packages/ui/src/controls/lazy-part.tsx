import { createContext, lazy, Suspense, use, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { WidgetBoundary } from './widget-boundary.tsx';
import { whenIdle } from '../timing/when-idle.ts';

interface LazyPartProps<P extends object> {
  /** Name of the part, as the subject of a sentence: «El mapa de la red». */
  what: string;
  /** Imports the part. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** Shown until the part is there. */
  fallback: ReactNode;
  /** Known content that is shown below the message if the part fails to load. */
  otherwise?: ReactNode;
  /** The visitor has just asked for it: loaded at once, not when the browser is idle. */
  chosen?: boolean;
}

/**
 * Part of a page that is loaded and drawn when the browser is idle, so that the page itself is not delayed. If it fails
 * to load, it says so and offers another try.
 */
export function LazyPart<P extends object>({
  what,
  load,
  props,
  fallback,
  otherwise,
  chosen,
}: LazyPartProps<P>) {
  const start = () => lazy(() => loaded(load, chosen));
  const [Part, setPart] = useState(start);
  return (
    <WidgetBoundary what={what}>
      <Failure value={{ what, otherwise, retry: () => setPart(start) }}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </Failure>
    </WidgetBoundary>
  );
}

async function loaded<P extends object>(load: () => Promise<ComponentType<P>>, atOnce = false) {
  if (!atOnce) await new Promise<void>((resolve) => void whenIdle(resolve));
  // A rejection would be caught by the boundary, whose «Reintentar» renders again but does not load again.
  return { default: await load().catch((): ComponentType<P> => NotLoaded) };
}

interface FailureValue extends Pick<LazyPartProps<object>, 'what' | 'otherwise'> {
  retry: () => void;
}

const Failure = createContext<FailureValue>({ what: '', retry: () => {} });

function NotLoaded() {
  const { what, otherwise, retry } = use(Failure);
  return (
    <>
      <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
        {what} no se ha podido cargar. Comprueba la conexión.
        <Button size="sm" onClick={retry}>
          Reintentar
        </Button>
      </p>
      {otherwise}
    </>
  );
}
