import { clsx } from 'clsx/lite';
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../controls/button.tsx';
import { WidgetBoundary } from '../controls/widget-boundary.tsx';
import { whenIdle } from '../timing/when-idle.ts';

/** Duration of the picture's fade below the map, milliseconds. */
const FADE_MS = 400;

/** Callbacks that every moving map gets from its container. */
export interface MovingSlot {
  onFirstFrame: () => void;
  onFailed: () => void;
}

interface MovableMapProps<P extends object> {
  /** Name of the map, as the subject of a sentence: «El mapa de la red». */
  what: string;
  /** Imports the map that moves. */
  load: () => Promise<ComponentType<P & MovingSlot>>;
  props: P;
  /** Stands there until the map moves, and in print. */
  picture: ReactNode;
  /** Width over height; `undefined` where the surroundings give the size. */
  aspect?: number | undefined;
  /** Moves only when asked to: «Abrir el mapa». */
  onRequest?: boolean;
}

type State<P extends object> =
  | { is: 'picture' }
  | { is: 'drawing' | 'moving' | 'faded'; Map: ComponentType<P & MovingSlot> }
  | { is: 'failed'; why: 'load' | 'canvas' };

/** A map: first a picture, which the moving map replaces once the browser is idle or the visitor asks for it. */
export function MovableMap<P extends object>({
  what,
  load,
  props,
  picture,
  aspect,
  onRequest,
}: MovableMapProps<P>) {
  const [wanted, setWanted] = useState(!onRequest);
  const [state, setState] = useState<State<P>>({ is: 'picture' });
  const printing = usePrinting();
  const part = useRef<HTMLDivElement>(null);
  /** The button that asked for the map is gone by now, and the focus with it: where nobody has taken it elsewhere, the map does. */
  const focusMap = () => {
    if (document.activeElement?.contains(part.current))
      part.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
  };
  const asked = useRef(false);
  useEffect(() => {
    if (!wanted || state.is !== 'picture') return;
    let left = false;
    const start = () => {
      if (!drawsOnCanvas()) return setState({ is: 'failed', why: 'canvas' });
      return void load().then(
        (Map) => left || setState({ is: 'drawing', Map }),
        () => left || setState({ is: 'failed', why: 'load' }),
      );
    };
    const cancel = onRequest ? start() : whenIdle(start);
    return () => {
      left = true;
      cancel?.();
    };
  }, [wanted, state.is, load, onRequest]);
  useEffect(() => {
    if (state.is !== 'moving') return;
    const timer = setTimeout(() => setState({ ...state, is: 'faded' }), FADE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const Map = 'Map' in state ? state.Map : undefined;
  return (
    <div
      ref={part}
      className={clsx(
        'relative overflow-clip bg-(--color-map-sea)',
        aspect === undefined &&
          'size-full [&_:has(>svg[role=img])]:size-full [&_svg[role=img]]:absolute [&_svg[role=img]]:inset-0 [&_svg[role=img]]:size-full',
      )}
      style={{ aspectRatio: aspect }}
    >
      {(state.is !== 'faded' || printing) && <WidgetBoundary what={what}>{picture}</WidgetBoundary>}
      {Map && (
        <div
          className={
            state.is === 'drawing'
              ? 'absolute inset-0 opacity-0'
              : 'absolute inset-0 transition-opacity duration-300 motion-reduce:transition-none'
          }
        >
          <WidgetBoundary what={what}>
            <Map
              {...props}
              onFirstFrame={() => {
                setState({ is: 'moving', Map });
                if (asked.current) focusMap();
              }}
              onFailed={() => setState({ is: 'failed', why: 'canvas' })}
            />
          </WidgetBoundary>
        </div>
      )}
      {onRequest && !wanted && (
        <Button
          size="sm"
          className="absolute right-2 bottom-2 print:hidden"
          onClick={() => {
            asked.current = true;
            setWanted(true);
          }}
        >
          Abrir el mapa
        </Button>
      )}
      {state.is === 'failed' && (
        <p
          role="status"
          className="absolute inset-x-2 bottom-2 rounded-sm bg-surface px-2 py-1 text-sm print:hidden"
        >
          {state.why === 'load'
            ? 'El mapa que se mueve no se ha podido cargar: queda su imagen. '
            : 'Este navegador no dibuja mapas que se mueven: queda su imagen.'}
          {state.why === 'load' && (
            <Button
              size="sm"
              onClick={() => {
                asked.current = true;
                setState({ is: 'picture' });
              }}
            >
              Reintentar
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

function drawsOnCanvas(): boolean {
  return Boolean(document.createElement('canvas').getContext('2d'));
}

/** Whether the page is being printed; paper gets the static picture. */
function usePrinting(): boolean {
  return useSyncExternalStore(onPrint, isPrinting, () => false);
}

let asked = false;
const isPrinting = () => asked || matchMedia('print').matches;

function onPrint(changed: () => void) {
  const media = matchMedia('print');
  // The browser captures the page right after this event, so the picture must be rendered synchronously.
  const turn = (on: boolean) => () => {
    asked = on;
    flushSync(changed);
  };
  const [before, after] = [turn(true), turn(false)];
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  media.addEventListener('change', changed);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
    media.removeEventListener('change', changed);
  };
}
