import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '@va/ui/controls/button.tsx';
import { WidgetBoundary } from '@va/ui/controls/widget-boundary.tsx';
import { whenIdle } from '@va/ui/timing/when-idle.ts';

interface LaterProps<P extends object> {
  /** What the part is, as the subject of a sentence: «El mapa de la red». */
  what: string;
  /** Imports the part; the same function at every render. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** What stands there meanwhile. */
  fallback: ReactNode;
}

/** A part whose code comes once the browser has nothing better to do. Without a network it can be asked for again. */
export function Later<P extends object>({ what, load, props, fallback }: LaterProps<P>) {
  const [Part, setPart] = useState<ComponentType<P>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    let gone = false;
    const callOff = whenIdle(() => {
      load().then(
        (part) => {
          // In slices: who is reading already can go on scrolling.
          if (!gone) startTransition(() => setPart(() => part));
        },
        () => gone || setFailed(true),
      );
    });
    return () => {
      gone = true;
      callOff();
    };
  }, [load, failed]);
  if (failed) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm">
        {what} no se ha podido cargar. Comprueba la conexión.
        <Button size="sm" onClick={() => setFailed(false)}>
          Reintentar
        </Button>
      </p>
    );
  }
  return Part ? (
    <WidgetBoundary what={what}>
      <Part {...props} />
    </WidgetBoundary>
  ) : (
    fallback
  );
}
