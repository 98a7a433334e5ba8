import type { UseQueryResult } from '@tanstack/react-query';
import { formatAge } from '@va/domain/ages.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { Instant } from './instant.tsx';
import { ApiProblem, NoAnswer, unreadText } from '#app/lib/problem.ts';
import { StateLine } from './state-line.tsx';

interface LoadedProps<T> {
  query: Pick<UseQueryResult<T | undefined>, 'data' | 'error' | 'dataUpdatedAt' | 'refetch' | 'isFetching'>;
  /** Object of loading, as in «Cargando tus mensajes». */
  what: string;
  /** Set inside another `Loaded`, which already shows the age of the data. */
  inside?: boolean;
  children: (data: T) => ReactNode;
}

/** Shows the data of a query, or a message while it loads, after a failure, and above outdated data. */
export function Loaded<T>({ query, what, inside = false, children }: LoadedProps<T>) {
  const { data, error, dataUpdatedAt, refetch, isFetching } = query;
  const age = useAge(dataUpdatedAt);
  const offline = error instanceof NoAnswer && !navigator.onLine;
  // No «Reintentar» for data that are forbidden, missing or gone: the answer would be the same.
  const retry = !(error instanceof ApiProblem && [403, 404, 410].includes(error.problem.status)) && (
    <Button size="sm" disabled={isFetching} onClick={() => void refetch()}>
      Reintentar
    </Button>
  );
  if (data === undefined) {
    if (!error) return <StateLine kind="loading" title={`Cargando ${what}`} />;
    return offline ? (
      <StateLine kind="offline" title={`No hay conexión para cargar ${what}.`}>
        {retry}
      </StateLine>
    ) : (
      <StateLine kind="failed" title={unreadText(error)}>
        {retry}
      </StateLine>
    );
  }
  return (
    <>
      {error && !inside && (
        <StateLine
          kind={offline ? 'offline' : 'stale'}
          title={offline ? 'Sin conexión' : 'La plataforma no responde'}
        >
          <span className="text-ink-2">
            Datos del <Instant at={new Date(dataUpdatedAt).toISOString()} />, {age}.
          </span>
          {retry}
        </StateLine>
      )}
      {children(data)}
    </>
  );
}

/**
 * Age in words, kept up to date.
 * @param at milliseconds since 1970
 */
function useAge(at: number): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return formatAge(now - at);
}
