import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import type { ReactNode } from 'react';
import { NoAnswer, problemText } from '#app/lib/problem.ts';
import { useAge } from './use-age.ts';
import { StateLine } from './state-line.tsx';

interface LoadedProps<T> {
  query: Pick<UseQueryResult<T | undefined>, 'data' | 'error' | 'dataUpdatedAt' | 'refetch' | 'isFetching'>;
  /** What is on its way, as in «Cargando tus mensajes». */
  what: string;
  children: (data: T) => ReactNode;
}

/** Shows what a query brought, and says in words while it loads, when it failed, and when what stands there is old. */
export function Loaded<T>({ query, what, children }: LoadedProps<T>) {
  const { data, error, dataUpdatedAt, refetch, isFetching } = query;
  const age = useAge(dataUpdatedAt);
  const retry = (
    <Button size="sm" disabled={isFetching} onClick={() => void refetch()}>
      Reintentar
    </Button>
  );
  if (data === undefined) {
    if (!error) return <StateLine kind="loading" title={`Cargando ${what}`} />;
    const title = error instanceof NoAnswer ? 'La plataforma no responde.' : problemText(error);
    return (
      <StateLine kind="failed" title={title}>
        {retry}
      </StateLine>
    );
  }
  return (
    <>
      {error && (
        <StateLine kind="stale" title={`Datos de ${age}`}>
          <span className="text-ink-2">La plataforma no responde ahora.</span>
          {retry}
        </StateLine>
      )}
      {children(data)}
    </>
  );
}
