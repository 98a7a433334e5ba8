import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { WidgetBoundary } from '#app/components/ui/widget-boundary.tsx';
import { whenIdle } from '#app/services/when-idle.ts';

interface LaterProps<P extends object> {
  /** Imports the part; the same function at every render. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** What stands there meanwhile. */
  fallback: ReactNode;
}

/** A part whose code comes once the browser has nothing better to do. Without a network it can be asked for again. */
export function Later<P extends object>({ load, props, fallback }: LaterProps<P>) {
  const [Part, setPart] = useState<ComponentType<P>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    let gone = false;
    const callOff = whenIdle(() => {
      load().then(
        (part) => gone || setPart(() => part),
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
        La meteorología no se ha podido cargar. Comprueba la conexión.
        <Button size="sm" onClick={() => setFailed(false)}>
          Reintentar
        </Button>
      </p>
    );
  }
  return Part ? (
    <WidgetBoundary what="La meteorología">
      <Part {...props} />
    </WidgetBoundary>
  ) : (
    fallback
  );
}
