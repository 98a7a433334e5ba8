import { formatDate } from '@va/domain/dates.ts';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { useStore } from '@va/ui/state/store.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { buttonClass } from '@va/ui/controls/button.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { withBase } from '#app/config/base-url.ts';
import type { Notam } from '@va/schemas/content/notams.ts';
import { isInForce } from '@va/domain/notices.ts';
import { countOf } from '@va/domain/numbers.ts';
import { ImportanceBadge } from './importance.tsx';
import { NotamCard, NotamScope, ReadButton } from './notam-card.tsx';
import { NOTAM_PARAMETER } from './notam-parameter.ts';
import { useOpenedAt } from '#app/components/blocks/use-now.ts';
import { readNotams } from './read-notams.ts';

interface NotamDialogProps {
  notam: Notam | undefined;
  read: boolean;
  onRead: (id: string) => void;
  onClose: () => void;
}

/** The company's notices. What has been read is remembered until the page is loaded again. */
export function NotamsPage({
  notams,
  confirmAt,
}: {
  notams: readonly Notam[];
  /** Link to the platform, which stores what each pilot has read; undefined without a platform. */
  confirmAt?: string | undefined;
}) {
  const read = useStore(readNotams);
  const [search, setSearch] = useSearchParams();
  const [openedHere, setOpenedHere] = useState(false);
  const open = notams.find((notam) => notam.id === search.get(NOTAM_PARAMETER));
  const now = useOpenedAt();
  const [current, past] = [true, false].map((inForce) =>
    notams.filter((notam) => isInForce(notam, now) === inForce),
  );
  const unread = (current ?? []).filter((notam) => !read.has(notam.id)).length;

  const show = (id: string) => {
    setOpenedHere(true);
    setSearch({ [NOTAM_PARAMETER]: id });
  };
  const close = () => {
    if (!open) return;
    if (openedHere) history.back();
    else setSearch({}, { replace: true });
    setOpenedHere(false);
  };

  const list = (shown: readonly Notam[]) => (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 2xl:grid-cols-2">
      {shown.map((notam) => (
        <li key={notam.id}>
          <NotamCard
            notam={notam}
            read={read.has(notam.id)}
            onOpen={() => show(notam.id)}
            onRead={() => readNotams.mark(notam.id)}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <>
      <PageHead
        eyebrow="Compañía"
        title="NOTAMs de la compañía"
        lead="Los NOTAMs que afectan a tus vuelos, el más reciente primero."
        actions={
          confirmAt && (
            <a href={withBase(confirmAt)} className={buttonClass({})}>
              Confirmar lecturas en la plataforma
            </a>
          )
        }
      />
      <p className="mb-4 text-sm text-ink-2">
        <span role="status">
          {unread === 0 ? 'Has leído todos los NOTAMs' : `${countOf(unread, 'NOTAM', 'NOTAMs')} sin leer`}
        </span>
        . Lo leído se olvida al recargar la página.
      </p>
      {list(current ?? [])}
      {past && past.length > 0 && (
        <section aria-labelledby="avisos-anteriores" className="mt-8">
          <h2 id="avisos-anteriores" className="text-xl font-bold">
            Anteriores
          </h2>
          <p className="mt-1 mb-3 text-sm text-ink-2">
            {past.length === 1 ? 'Este NOTAM ya no rige' : 'Estos NOTAMs ya no rigen'}: se guarda
            {past.length === 1 ? '' : 'n'} para consulta.
          </p>
          {list(past)}
        </section>
      )}
      <NotamDialog
        notam={open}
        read={open !== undefined && read.has(open.id)}
        onRead={readNotams.mark}
        onClose={close}
      />
    </>
  );
}

/** A notice in full. */
function NotamDialog({ notam, read, onRead, onClose }: NotamDialogProps) {
  return (
    <Dialog
      open={notam !== undefined}
      onClose={onClose}
      title={notam?.title ?? ''}
      actions={notam && <ReadButton read={read} onRead={() => onRead(notam.id)} />}
    >
      {notam && (
        <>
          <div className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
            <ImportanceBadge importance={notam.importance} />
            <time dateTime={notam.date}>{formatDate(notam.date)}</time>
          </div>
          <NotamScope notam={notam} />
          <div className="grid gap-3">
            {notam.content.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
}
