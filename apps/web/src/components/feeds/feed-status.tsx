import { clsx } from 'clsx/lite';
import { CircleAlert, CircleCheck, Clock, LoaderCircle, RotateCw, type LucideIcon } from 'lucide-react';
import { Button } from '@va/ui/controls/button.tsx';
import { formatAge } from '@va/domain/ages.ts';
import { countOf } from '@va/domain/numbers.ts';
import { feedState, type FeedPhase, type FeedQueryState } from './feed-state.ts';
import { useNow } from '#app/components/blocks/use-now.ts';
import type { FeedError } from '#app/lib/feed-answer.ts';

/** Explains a failed feed and what the pilot can do, in one or two sentences. */

type Problem = Pick<FeedError, 'failure' | 'status' | 'notBefore'>;

/** `provider`: whose data they are; `now`: epoch milliseconds. */
export function feedProblemWords(
  { failure, status, notBefore }: Problem,
  provider: string,
  now: number,
): string {
  switch (failure) {
    case 'offline':
      return 'No hay conexión. El portal volverá a intentarlo en cuanto la haya.';
    case 'timeout':
      return `${provider} no ha contestado a tiempo. Comprueba tu conexión y vuelve a intentarlo.`;
    case 'unreachable':
      return `No se ha podido llegar a ${provider}. Comprueba tu conexión y que nada bloquee su servidor.`;
    case 'busy':
      return `${provider} pide que se le pregunte menos. Vuelve a intentarlo ${waitWords(notBefore, now)}.`;
    case 'http':
      return `${provider} ha contestado con un error${status === undefined ? '' : ` (${status})`}. Suele arreglarse solo: vuelve a intentarlo dentro de un rato.`;
    case 'too-large':
      return `${provider} ha enviado muchos más datos de lo normal, y el portal los ha dejado.`;
    case 'unreadable':
      return `${provider} ha contestado algo que el portal no entiende. Vuelve a intentarlo dentro de un rato.`;
  }
}

function waitWords(notBefore: number | undefined, now: number): string {
  const seconds = Math.ceil(((notBefore ?? now) - now) / 1000);
  if (seconds <= 0) return 'ahora';
  if (seconds < 90) return `dentro de ${seconds}\u00a0s`;
  return `dentro de ${Math.ceil(seconds / 60)}\u00a0min`;
}

interface FeedStatusProps {
  query: FeedQueryState & { refetch: () => unknown };
  /** Name of the data, such as «el METAR de ZZZZ». */
  what: string;
  /** Provider of the data. */
  provider: string;
  /** Milliseconds after which the data count as old. */
  staleAfterMs: number;
}

const looks: Record<FeedPhase, { icon: LucideIcon; word: string; tone: string }> = {
  loading: { icon: LoaderCircle, word: 'Cargando', tone: 'text-ink-2' },
  current: { icon: CircleCheck, word: 'Al día', tone: 'text-ok' },
  stale: { icon: Clock, word: 'Sin actualizar', tone: 'text-media' },
  failed: { icon: CircleAlert, word: 'Sin datos', tone: 'text-alta' },
};

/** Milliseconds between updates of the age. */
const STEP_MS = 15_000;

/**
 * State of a feed's data: loading, current with age, stale, or failed with reason and retry; and how many entries
 * were dropped. Only failures are announced, so that polling stays quiet for screen readers.
 */
export function FeedStatus({ query, what, provider, staleAfterMs }: FeedStatusProps) {
  const now = useNow(STEP_MS).getTime();
  const { phase, fetchedAt, dropped, problem } = feedState(query, staleAfterMs, now);
  const { icon: Icon, word, tone } = looks[phase];
  return (
    <div className="grid justify-items-start gap-2 text-sm" data-phase={phase}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Icon aria-hidden className={clsx('size-4 shrink-0', tone)} />
        <span className={clsx('font-bold', tone)}>{word}</span>
        {phase === 'loading' && <span className="text-ink-2">{what}</span>}
        {fetchedAt !== undefined && (
          <span className="text-ink-2">
            {provider}, <time dateTime={new Date(fetchedAt).toISOString()}>{formatAge(now - fetchedAt)}</time>
            {dropped > 0 &&
              `\u00a0· ${countOf(dropped, 'fila descartada por errónea', 'filas descartadas por erróneas')}`}
          </span>
        )}
      </p>
      <div role="status" className={problem ? 'text-ink' : 'sr-only'}>
        {problem && phase !== 'loading' && (
          <>
            {phase === 'failed' && <strong>No se puede mostrar {what}. </strong>}
            {feedProblemWords(problem, provider, now)}
          </>
        )}
      </div>
      {(phase === 'failed' || phase === 'stale') && (
        <Button size="sm" disabled={query.fetchStatus === 'fetching'} onClick={() => void query.refetch()}>
          <RotateCw aria-hidden className="size-4" />
          Reintentar
        </Button>
      )}
    </div>
  );
}
