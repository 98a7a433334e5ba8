import { LazyPart } from '@va/ui/controls/lazy-part.tsx';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { StateLine } from '#app/components/state-line.tsx';

type LazyMapProps<P extends object> = Omit<ComponentProps<typeof LazyPart<P>>, 'fallback'> & {
  /** Width of the map over its height; left out where classes say it by the room that there is. */
  aspect?: number;
  className?: string;
};

/** A map loaded apart, since the coastline of the world is as large as most pages; its room is kept until it arrives. */
export function LazyMap<P extends object>({ aspect, className, ...part }: LazyMapProps<P>) {
  return (
    // What stands there instead of the map keeps off the edge.
    <div className={clsx('bg-(--color-map-sea) [&>p]:p-5', className)} style={{ aspectRatio: aspect }}>
      <LazyPart
        {...part}
        fallback={<StateLine kind="loading" title={`Cargando ${part.what.toLowerCase()}`} />}
      />
    </div>
  );
}
