import { useQuery } from '@tanstack/react-query';
import type { NoticeReading } from '@va/contract/notices/notices.ts';
import { formatDate } from '@va/domain/dates.ts';
import { Badge } from '@va/ui/controls/badge.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { readersQuery } from '#app/api/notices.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { NoticeForm } from './notice-form.tsx';
import { WithdrawNotice } from './withdraw-notice.tsx';

/** Why a notice is no longer in force, in a word. */
export const endedWord = ({ desk }: NoticeReading) => (desk?.withdrawn ? 'retirado' : 'archivado');

/** A notice with how many have read it, and what the desk does with it. */
export function DeskNotice({ reading }: { reading: NoticeReading }) {
  const { title, slug, revision, date, mustRead, inForce, read, pilots, desk } = reading;
  const [shown, setShown] = useState(false);
  const [changing, setChanging] = useState(false);
  return (
    <SectionCard title={title} aside={`Leído por ${read} de ${pilots}`}>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        {mustRead && <Badge tone="sky">Lectura obligatoria</Badge>}
        {!inForce && <Badge>{endedWord(reading)}</Badge>}
        <span>
          Del <time dateTime={date}>{formatDate(date)}</time> · revisión&nbsp;{revision}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-expanded={shown}
          aria-label={`Quién ha leído «${title}»`}
          onClick={() => setShown(!shown)}
        >
          Quién ha leído
        </Button>
        {desk && !desk.withdrawn && !changing && (
          <Button size="sm" aria-label={`Cambiar «${title}»`} onClick={() => setChanging(true)}>
            Cambiar
          </Button>
        )}
        {desk && (desk.withdrawn || (inForce && !changing)) && <WithdrawNotice notice={desk} />}
      </div>
      {desk && changing && <NoticeForm notice={desk} onDone={() => setChanging(false)} />}
      {shown && <NoticeReaders slug={slug} />}
    </SectionCard>
  );
}

/** Pilot by pilot, who has read a notice and in which revision. */
function NoticeReaders({ slug }: { slug: string }) {
  const readers = useQuery(readersQuery(slug));
  return (
    <Loaded query={readers} what="quién lo ha leído">
      {(items) => (
        <RowList
          rows={items.map(({ callsign, name, revision, readAt, current }) => ({
            key: callsign,
            title: <span className="font-mono">{callsign}</span>,
            detail: name,
            action: (
              <span className="text-sm">
                {readAt === null ? (
                  <b>Sin leer</b>
                ) : (
                  <>
                    {current ? 'Leído' : `Sólo la revisión ${revision ?? 0}`}, <Instant at={readAt} />
                  </>
                )}
              </span>
            ),
          }))}
        />
      )}
    </Loaded>
  );
}
