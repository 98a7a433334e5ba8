import { clsx } from 'clsx/lite';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { MapRunway, MapScene } from '@va/domain/maps/map-scene.ts';
import { placesOfFlight } from '@va/domain/maps/scene-places.ts';
import type { GestureHint } from './gestures.ts';
import type { GroundTiles } from './ground.ts';
import { MapButtons } from './map-buttons.tsx';
import { mapEngine, type MapEngine } from './map-engine.ts';
import { HINTS, KEYS, scaleBar } from './map-words.ts';
import type { Shown } from './paint-over.ts';
import { useFullScreen } from './use-full-screen.ts';

/** A hint stays this long, milliseconds. */
const HINT_MS = 4000;
/** The scale takes at most so many pixels, and two fifths of them at least. */
const SCALE_PX = 130;
/** An arrow key pushes the map by so many pixels; with capitals by more. */
const [PUSH_PX, FAR_PUSH_PX] = [80, 320];

export interface MovingMapProps {
  /** Name of the map: «Mapa de vuelos». */
  label: string;
  /** Says in words what it shows, such as how many flights. */
  description: string;
  scene: MapScene;
  /** Id of the flight, or letter of the mark, that stands out. */
  chosen?: string | undefined;
  /** A pointer has chosen something; null: nothing, beside all of it. Left out where nothing can be chosen. */
  onChoose?: ((shown: Shown | null) => void) | undefined;
  /** Which set of things is shown: when this changes the map shows all of it, or the flight of this id alone. */
  shows?: string;
  allLabel?: string;
  /** Stands over the lower edge, also on the whole screen. */
  panel?: ReactNode;
  ground: GroundTiles;
  runways: readonly MapRunway[];
  onFirstFrame: () => void;
  /** It cannot be drawn here. */
  onFailed: () => void;
}

/** A map that moves. It fills its place, which has a size. What it shows is said in words elsewhere: it is one stop of the keyboard. */
export function MovingMap(props: MovingMapProps) {
  const { label, description, scene, chosen, onChoose, shows = '', allLabel = 'Ver todo', panel } = props;
  const part = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const engine = useRef<MapEngine>(null);
  const words = useId();
  const [hint, setHint] = useState<GestureHint>();
  const [missing, setMissing] = useState(false);
  const [scale, setScale] = useState<{ miles: number; width: number }>();
  /** The flight that is kept in the middle, or was until the map was taken in hand. Of another one than the chosen it says nothing. */
  const [follow, setFollow] = useState<{ id: string; is: 'on' | 'left' }>();
  /** What the map itself has chosen is in sight: it does not glide there. */
  const ownChoice = useRef<string>(undefined);
  const { isFull, fills, turn } = useFullScreen(part);
  const flight = scene.flights.find(({ id }) => id === chosen);
  const state = flight && follow?.id === flight.id ? follow.is : undefined;
  const following = state === 'on' ? flight?.id : undefined;

  const choose = useEffectEvent((shown: Shown | null) => {
    ownChoice.current = shown?.kind === 'flight' ? shown.id : undefined;
    onChoose?.(shown);
  });
  const taken = useEffectEvent(() => {
    if (following !== undefined) setFollow({ id: following, is: 'left' });
  });
  const start = useEffectEvent(() => {
    if (!host.current) return undefined;
    try {
      return mapEngine(host.current, {
        ground: props.ground,
        runways: props.runways,
        isStill,
        onChoose: choose,
        onTaken: taken,
        onRest: (_, metres) => setScale(scaleBar(metres, SCALE_PX)),
        onFirstFrame: props.onFirstFrame,
        onMissing: setMissing,
        onHint: setHint,
      });
    } catch {
      props.onFailed();
      return undefined;
    }
  });
  useEffect(() => {
    const made = start();
    engine.current = made ?? null;
    return () => {
      engine.current = null;
      made?.destroy();
    };
  }, []);
  useEffect(() => engine.current?.setScene(scene, chosen), [scene, chosen]);
  useEffect(() => engine.current?.setFull(isFull), [isFull]);
  const show = useEffectEvent(() => {
    const one = scene.flights.find(({ id }) => id === shows);
    engine.current?.showPlaces(one && placesOfFlight(one));
  });
  useEffect(() => show(), [shows]);
  const glide = useEffectEvent(() => {
    if (flight && ownChoice.current !== flight.id) engine.current?.showPlaces(placesOfFlight(flight));
    ownChoice.current = undefined;
  });
  const chosenFlight = flight?.id;
  const hasPanel = panel !== undefined;
  useEffect(() => {
    if (chosenFlight !== undefined) glide();
  }, [chosenFlight]);
  useEffect(() => engine.current?.follow(following), [following]);
  useEffect(() => {
    if (hint === undefined) return;
    const timer = setTimeout(() => setHint(undefined), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint]);
  useLookChanges(() => engine.current?.repaint());
  useEffect(() => {
    const box = part.current;
    if (!box) return;
    const measure = () => engine.current?.setBlocked(boxesOver(box));
    const seen = new ResizeObserver(measure);
    seen.observe(box);
    for (const one of box.querySelectorAll('[data-over-map]')) seen.observe(one);
    return () => seen.disconnect();
  }, [chosenFlight, hasPanel, isFull]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.target !== host.current) return;
    const push = shiftKey ? FAR_PUSH_PX : PUSH_PX;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => engine.current?.pushBy(-push, 0),
      ArrowRight: () => engine.current?.pushBy(push, 0),
      ArrowUp: () => engine.current?.pushBy(0, -push),
      ArrowDown: () => engine.current?.pushBy(0, push),
      '+': () => engine.current?.zoomBy(1),
      '=': () => engine.current?.zoomBy(1),
      '-': () => engine.current?.zoomBy(-1),
      Home: () => engine.current?.showPlaces(),
    };
    const act = acts[key];
    if (!act) return;
    event.preventDefault();
    if (key.startsWith('Arrow') && following) taken();
    act();
  };
  return (
    <div
      ref={part}
      className={clsx(
        'isolate overflow-clip bg-(--color-map-sea) print:hidden',
        fills ? 'fixed inset-0 z-50' : 'absolute inset-0',
      )}
    >
      <div
        ref={host}
        role="application"
        aria-label={label}
        aria-describedby={words}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the one stop of the keyboard for all flights
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="absolute inset-0 focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-link"
      />
      <p id={words} hidden>
        {description} {KEYS}
      </p>
      <MapButtons
        onZoom={(steps) => engine.current?.zoomBy(steps)}
        onAll={() => engine.current?.showPlaces()}
        allLabel={allLabel}
        follow={
          flight && {
            on: state === 'on',
            name: flight.name,
            toggle: () => setFollow(state === 'on' ? undefined : { id: flight.id, is: 'on' }),
          }
        }
        full={{ on: isFull, turn: () => void turn() }}
      />
      <div className="pointer-events-none absolute inset-x-2 bottom-2 flex flex-wrap items-end gap-2 text-sm">
        {scale && (
          <p
            data-over-map
            style={{ width: scale.width }}
            className="border border-t-0 border-(--color-map-dot) text-center text-xs whitespace-nowrap text-(--color-map-dot)"
          >
            {scale.miles}&nbsp;NM
          </p>
        )}
        <p role="status" className="rounded-sm bg-surface text-ink not-empty:px-2 not-empty:py-1">
          {hint
            ? HINTS[hint]
            : flight && state
              ? `${state === 'on' ? 'Siguiendo' : 'Has dejado de seguir'} a ${flight.name}.`
              : missing && 'Falta parte del fondo del mapa; se vuelve a pedir solo.'}
        </p>
        {panel !== undefined && isFull && (
          <div
            data-over-map
            className="pointer-events-auto ml-auto max-h-[35dvh] w-[min(100%,24rem)] overflow-y-auto rounded-lg border border-line bg-surface p-3"
          >
            {panel}
          </div>
        )}
      </div>
    </div>
  );
}

/** What stands over the map, in pixels of it: names keep clear. */
function boxesOver(part: HTMLElement) {
  const origin = part.getBoundingClientRect();
  return [...part.querySelectorAll('[data-over-map]')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left - origin.left, y: top - origin.top, width, height };
  });
}

/** Whether the reader wants no motion: by the system, or by the button of the page. */
function isStill(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset['motion'] === 'paused'
  );
}

/** Calls back when the page changes its colours, by its theme, the system's, or forced ones, or whether things move on it. */
function useLookChanges(changed: () => void) {
  const onChange = useEffectEvent(changed);
  useEffect(() => {
    const repaint = () => onChange();
    const queries = [
      '(prefers-color-scheme: dark)',
      '(forced-colors: active)',
      '(prefers-reduced-motion: reduce)',
    ].map((query) => matchMedia(query));
    const chosen = new MutationObserver(repaint);
    chosen.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['class', 'style', 'data-theme', 'data-motion'],
    });
    for (const query of queries) query.addEventListener('change', repaint);
    return () => {
      chosen.disconnect();
      for (const query of queries) query.removeEventListener('change', repaint);
    };
  }, []);
}
