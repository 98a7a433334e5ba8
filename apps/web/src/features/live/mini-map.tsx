import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { paths } from '#app/config/paths.ts';
import type { LiveRow } from './live-row.ts';

interface MiniMapProps {
  title: string;
  followed: LiveRow | undefined;
  children: ReactNode;
}

/** The map by itself, for a frame in somebody's page: how many fly, the map, and the way to the whole page. */
export function MiniMap({ title, followed, children }: MiniMapProps) {
  const href = useHref(followed ? paths.liveFlight(followed.flight.id) : paths.map);
  return (
    <div className="grid h-dvh min-h-48 grid-rows-[auto_1fr]">
      <h1 className="sr-only">Mapa en vivo</h1>
      <p className="flex flex-wrap items-center justify-between gap-x-4 px-3 text-sm">
        <strong role="status">
          {followed ? `${followed.name}: ${followed.phase}, ${followed.ageWords}` : title}
        </strong>
        <a
          href={href}
          target="_blank"
          rel="noopener"
          className="flex min-h-11 items-center text-link underline"
        >
          Abrir el mapa con la lista
        </a>
      </p>
      {children ?? <div className="bg-(--color-map-sea)" />}
    </div>
  );
}
