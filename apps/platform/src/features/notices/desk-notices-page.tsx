import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@va/domain/dates.ts';
import type { NoticeReading } from '@va/schemas/api/notices/notice-readers.ts';
import { Badge } from '@va/ui/controls/badge.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { readersQuery, readingsQuery } from '#app/api/notices.ts';
import { DeskCards } from '#app/components/desk-list/desk-cards.tsx';
import type { ListColumn } from '#app/components/desk-list/list-order.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { NoticeForm } from './notice-form.tsx';

const COLUMNS: readonly ListColumn<NoticeReading>[] = [
  { id: 'titulo', title: 'Aviso', text: ({ title }) => title },
  { id: 'fecha', title: 'Fecha', text: ({ date }) => date },
  { id: 'revision', title: 'Revisión', text: ({ revision }) => `${revision}` },
  { id: 'lectura', title: 'Lectura', text: ({ mustRead }) => (mustRead ? 'obligatoria' : 'voluntaria') },
  { id: 'estado', title: 'Estado', text: ({ inForce }) => (inForce ? 'en vigor' : 'archivado') },
  { id: 'leido', title: 'Leído por', text: ({ read }) => `${read}` },
  { id: 'pilotos', title: 'Pilotos', text: ({ pilots }) => `${pilots}` },
];

/** Who has read what: each notice with its count, and pilot by pilot when opened. */
export function DeskNoticesPage() {
  const readings = useQuery(readingsQuery);
  const [writing, setWriting] = useState(false);
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Avisos"
        lead="Publica avisos y mira quién ha leído qué, y en qué revisión. Los del contenido se cambian en notams.yaml."
        actions={
          !writing && (
            <Button variant="primary" onClick={() => setWriting(true)}>
              Publicar un aviso
            </Button>
          )
        }
      />
      {writing && (
        <div className="mb-4 max-w-3xl">
          <SectionCard title="Aviso nuevo">
            <NoticeForm notice={null} onDone={() => setWriting(false)} />
          </SectionCard>
        </div>
      )}
      <Loaded query={readings} what="las lecturas">
        {(items) => (
          <DeskCards
            part="avisos"
            what="los avisos"
            rows={items}
            columns={COLUMNS}
            none={<EmptyState icon={Megaphone} title="No hay avisos publicados" compact />}
          >
            {(shown) => shown.map((reading) => <DeskNotice key={reading.slug} reading={reading} />)}
          </DeskCards>
        )}
      </Loaded>
    </>
  );
}

function DeskNotice({ reading }: { reading: NoticeReading }) {
  const { title, slug, revision, date, mustRead, inForce, read, pilots, desk } = reading;
  const [shown, setShown] = useState(false);
  const [changing, setChanging] = useState(false);
  return (
    <SectionCard title={title} aside={`Leído por ${read} de ${pilots}`}>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        {mustRead && <Badge tone="sky">Lectura obligatoria</Badge>}
        {!inForce && <Badge>archivado</Badge>}
        <span>
          Del {formatDate(date)} · revisión {revision}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Ocultar los pilotos' : `Ver quién ha leído «${title}»`}
        </Button>
        {desk && !changing && (
          <Button size="sm" onClick={() => setChanging(true)}>
            Cambiar «{title}»
          </Button>
        )}
      </div>
      {desk && changing && <NoticeForm key={desk.version} notice={desk} onDone={() => setChanging(false)} />}
      {shown && <Readers slug={slug} />}
    </SectionCard>
  );
}

function Readers({ slug }: { slug: string }) {
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
