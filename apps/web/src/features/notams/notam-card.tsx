import { clsx } from 'clsx/lite';
import { Check } from 'lucide-react';
import { Badge } from '@va/ui/controls/badge.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { UnreadMark } from '@va/ui/controls/unread.tsx';
import type { Notam } from '@va/schemas/content/notams.ts';
import { formatDate } from '@va/domain/dates.ts';
import { ImportanceBadge, importanceLook } from './importance.tsx';

interface NotamCardProps {
  notam: Notam;
  read: boolean;
  onOpen: () => void;
  onRead: () => void;
}

/** Card of a notice in the list; dimmed once read. */
export function NotamCard({ notam, read, onOpen, onRead }: NotamCardProps) {
  const [summary] = notam.content.split('\n\n');
  return (
    <article
      data-read={read}
      aria-labelledby={`${notam.id}-title`}
      className={clsx(
        'grid h-full content-start gap-3 rounded-lg border border-l-4 border-line p-4 shadow-raised sm:p-5',
        importanceLook[notam.importance].edge,
        read ? 'bg-surface-2 shadow-none' : 'bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-4">
        <ImportanceBadge importance={notam.importance} />
        <time dateTime={notam.date} className="text-sm text-ink-2">
          {formatDate(notam.date)}
        </time>
        {!read && <UnreadMark />}
      </div>
      <h2 id={`${notam.id}-title`} className={clsx('text-lg', read ? 'text-ink-2' : 'font-bold')}>
        {notam.title}
      </h2>
      <NotamScope notam={notam} />
      <p className="line-clamp-2 max-w-3xl self-start print:line-clamp-none text-ink-2">{summary}</p>
      <div className="no-print flex flex-wrap gap-x-2 gap-y-3 sm:gap-x-3">
        <Button onClick={onOpen}>
          Ver detalle <span className="sr-only">de «{notam.title}»</span>
        </Button>
        <ReadButton read={read} onRead={onRead} describedBy={`${notam.id}-title`} />
      </div>
    </article>
  );
}

/** Audience and end of a notice, as chips; nothing for a notice for everybody without an end. */
export function NotamScope({ notam }: { notam: Notam }) {
  const { until, affects: { types = [], airports = [], tours = [], ranks = [] } = {} } = notam;
  const affected = [...types, ...airports, ...tours.map((tour) => `Tour ${tour}`), ...ranks];
  if (affected.length === 0 && until === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      {affected.length > 0 && <span>Afecta a</span>}
      {affected.map((name) => (
        <Badge key={name} tone="sky">
          {name}
        </Badge>
      ))}
      {until && (
        <span>
          Hasta el <time dateTime={until}>{formatDate(until)}</time>
        </span>
      )}
    </p>
  );
}

/** «Marcar como leído», then «Leído» and disabled (docs/spec.md §4). */
export function ReadButton({
  read,
  onRead,
  describedBy,
}: {
  read: boolean;
  onRead: () => void;
  describedBy?: string;
}) {
  return (
    <Button disabled={read} onClick={onRead} aria-describedby={describedBy}>
      {read && <Check aria-hidden className="size-4" />}
      {read ? 'Leído' : 'Marcar como leído'}
    </Button>
  );
}
