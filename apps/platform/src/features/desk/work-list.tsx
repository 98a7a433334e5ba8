import { Badge, type BadgeTone } from '@va/ui/controls/badge.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { Instant } from '#app/components/instant.tsx';
import { RowList } from '#app/components/row-list.tsx';

const STATES = {
  queued: ['en cola', 'neutral'],
  running: ['en marcha', 'sky'],
  done: ['hecho', 'ok'],
  sent: ['enviado', 'ok'],
  failed: ['fallido', 'alta'],
} as const satisfies Record<string, readonly [string, BadgeTone]>;

interface Work {
  id: string;
  title: string;
  state: keyof typeof STATES;
  attempts: number;
  nextAt: string;
  lastError: string | null;
}

/** Jobs or messages with their state, and a button for those that failed. */
export function WorkList({
  rows,
  again,
  onAgain,
}: {
  rows: readonly Work[];
  again: string;
  onAgain: (id: string) => void;
}) {
  if (rows.length === 0) return <p className="text-ink-2">No hay ninguno.</p>;
  return (
    <RowList
      rows={rows.map(({ id, title, state, attempts, nextAt, lastError }) => ({
        key: id,
        title: (
          <span className="flex flex-wrap items-center gap-2">
            {title}
            <Badge tone={STATES[state][1]}>{STATES[state][0]}</Badge>
          </span>
        ),
        detail: (
          <>
            <Instant at={nextAt} /> · {attempts === 1 ? '1 intento' : `${attempts} intentos`}
            {lastError && ` · ${lastError}`}
          </>
        ),
        action: state === 'failed' && (
          <Button size="sm" aria-label={`${again}: ${title}`} onClick={() => onAgain(id)}>
            {again}
          </Button>
        ),
      }))}
    />
  );
}
