import { clsx } from 'clsx/lite';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { FocusAirport } from '@va/schemas/content/focus-airports.ts';
import { mediaQuery } from '@va/ui/state/media-query.ts';
import { useStore } from '@va/ui/state/store.ts';
import { withBase } from '#app/config/base-url.ts';
import { paths } from '#app/lib/paths.ts';
import { motionPaused } from '#app/services/motion.ts';

const place = 'relative h-[26rem] overflow-hidden rounded-lg border border-line bg-tile sm:h-[600px]';

interface FocusCarouselProps {
  destinations: readonly FocusAirport[];
  /** Id of the heading over it. */
  titleId: string;
}

/** The next image comes every 4 s (docs/spec.md §2). */
const CAROUSEL_INTERVAL_MS = 4000;
const reducedMotion = mediaQuery('(prefers-reduced-motion: reduce)', false);

/** The focus airports as a carousel: 600 px high, less on a phone; the pause comes first. One alone has no controls. */
export function FocusCarousel({ destinations, titleId }: FocusCarouselProps) {
  const { index, rotating, show, setRotating, setHovered } = useCarousel(destinations.length);
  const Icon = rotating ? Pause : Play;
  const [only] = destinations;
  if (only && destinations.length === 1) {
    return (
      <section aria-labelledby={titleId} className={place}>
        <Slide destination={only} label={only.name} shown />
      </section>
    );
  }
  return (
    <section
      aria-roledescription="carrusel"
      aria-labelledby={titleId}
      className={place}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        // A click focuses the button too, and that focus must not pause what the click has started.
        const pressed = event.target.hasAttribute('data-rotation') && !event.target.matches(':focus-visible');
        if (rotating && !pressed) setRotating(false);
      }}
    >
      <button
        type="button"
        data-rotation
        onClick={() => setRotating(!rotating)}
        className="absolute top-4 right-4 z-10 inline-flex min-h-11 items-center gap-2 rounded-md border border-transparent bg-tile/85 px-3 text-sm text-on-sidebar focus-visible:outline-gold"
      >
        <Icon aria-hidden className="size-4" />
        {rotating ? 'Detener la rotación' : 'Reanudar la rotación'}
      </button>
      <div aria-live={rotating ? 'off' : 'polite'} className="size-full">
        {destinations.map((destination, i) => (
          <Slide
            key={destination.id}
            destination={destination}
            label={`${i + 1} de ${destinations.length}`}
            shown={i === index}
          />
        ))}
      </div>
      <div className="absolute inset-x-0 bottom-3 z-10 flex justify-center">
        {destinations.map((destination, i) => (
          <button
            key={destination.id}
            type="button"
            aria-label={`Mostrar ${destination.name}`}
            aria-current={i === index ? 'true' : undefined}
            onClick={() => show(i)}
            className="grid size-8 place-items-center focus-visible:outline-gold"
          >
            <span
              className={clsx(
                'block h-3 rounded-full border border-on-sidebar',
                i === index ? 'w-6 bg-on-sidebar' : 'w-3',
              )}
            />
          </button>
        ))}
      </div>
    </section>
  );
}

/**
 * Index of a carousel that advances by itself, but not under reduced motion, while the pointer is on it, while motion
 * is paused, or after the keyboard has entered it or the pilot has stopped it (WCAG 2.2.2, APG carousel). Starting it
 * again ends the pause of the whole page too.
 */
function useCarousel(length: number) {
  const stillPreferred = useStore(reducedMotion);
  const allPaused = useStore(motionPaused);
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const rotating = !allPaused && !(stopped ?? stillPreferred);

  useEffect(() => {
    if (!rotating || hovered) return;
    const timer = setTimeout(() => setIndex((index + 1) % length), CAROUSEL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [rotating, hovered, index, length]);

  const setRotating = (on: boolean) => {
    setStopped(!on);
    if (on && allPaused) motionPaused.set(false);
  };
  return { index, rotating, show: setIndex, setRotating, setHovered };
}

function Slide({ destination, label, shown }: { destination: FocusAirport; label: string; shown: boolean }) {
  return (
    <div
      role="group"
      aria-roledescription="diapositiva"
      aria-label={label}
      inert={!shown}
      className={clsx(
        'absolute inset-0 transition-opacity duration-500',
        shown ? 'opacity-100' : 'opacity-0',
      )}
    >
      <img
        src={withBase(destination.image.src)}
        alt={destination.image.alt}
        width={1600}
        height={900}
        className="size-full object-cover"
      />
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-tile via-tile/85 to-transparent px-6 pt-24 pb-14 text-on-sidebar">
        <p className="text-xs font-bold tracking-[0.14em] uppercase">Focus Airport</p>
        <p className="text-2xl font-bold">
          {destination.name}, {destination.country}
        </p>
        <Link
          to={paths.focusAirports}
          className="inline-block py-1 underline underline-offset-4 focus-visible:outline-gold"
        >
          Ver los Focus Airports
        </Link>
      </div>
    </div>
  );
}
