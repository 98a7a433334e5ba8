import { useStore } from '@va/ui/state/use-store.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import type { Notam } from '@va/schemas/content/notams.ts';
import { countOf } from '@va/domain/numbers.ts';
import { NotamCard } from './notam-card.tsx';
import { NotamDialog } from './notam-dialog.tsx';
import { NOTAM_PARAMETER } from './notam-parameter.ts';
import { readNotams } from './read-notams.ts';

/** The company's notices. What has been read is remembered until the page is loaded again. */
export function NotamsPage({ notams }: { notams: readonly Notam[] }) {
  const read = useStore(readNotams);
  const [search, setSearch] = useSearchParams();
  const [openedHere, setOpenedHere] = useState(false);
  const open = notams.find((notam) => notam.id === search.get(NOTAM_PARAMETER));
  const unread = notams.filter((notam) => !read.has(notam.id)).length;

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

  return (
    <>
      <PageHead
        eyebrow="Compañía"
        title="NOTAMs de la compañía"
        lead="Los avisos que afectan a tus vuelos, el más reciente primero."
      />
      <p className="mb-4 text-sm text-ink-2">
        <span role="status">
          {unread === 0 ? 'Has leído todos los avisos' : `${countOf(unread, 'aviso', 'avisos')} sin leer`}
        </span>
        . Lo leído se olvida al recargar la página.
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 2xl:grid-cols-2">
        {notams.map((notam) => (
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
      <NotamDialog
        notam={open}
        read={open !== undefined && read.has(open.id)}
        onRead={readNotams.mark}
        onClose={close}
      />
    </>
  );
}
