import { useQuery } from '@tanstack/react-query';
import type { NoticeReading } from '@va/contract/notices/notices.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { readingsQuery } from '#app/api/notices.ts';
import { DeskCards } from '#app/components/desk-list/desk-cards.tsx';
import type { ListColumn } from '#app/components/desk-list/list-order.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { DeskNotice, endedWord } from './desk-notice.tsx';
import { NoticeForm } from './notice-form.tsx';

const COLUMNS: readonly ListColumn<NoticeReading>[] = [
  { id: 'titulo', title: 'NOTAM', text: ({ title }) => title },
  { id: 'fecha', title: 'Fecha', text: ({ date }) => date },
  { id: 'revision', title: 'Revisión', text: ({ revision }) => `${revision}` },
  { id: 'lectura', title: 'Lectura', text: ({ mustRead }) => (mustRead ? 'obligatoria' : 'voluntaria') },
  { id: 'estado', title: 'Estado', text: (reading) => (reading.inForce ? 'en vigor' : endedWord(reading)) },
  { id: 'leido', title: 'Leído por', text: ({ read }) => `${read}` },
  { id: 'pilotos', title: 'Pilotos', text: ({ pilots }) => `${pilots}` },
];

/** Notices with the number of their readers and, opened, the readers. */
export function DeskNoticesPage() {
  const readings = useQuery(readingsQuery);
  const [writing, setWriting] = useState(false);
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="NOTAMs"
        lead="Publica NOTAMs y mira quién ha leído qué, y en qué revisión. Los del contenido se cambian en notams.yaml."
        actions={
          !writing && (
            <Button variant="primary" onClick={() => setWriting(true)}>
              Publicar un NOTAM
            </Button>
          )
        }
      />
      {writing && (
        <div className="mb-4 max-w-3xl">
          <SectionCard title="NOTAM nuevo">
            <NoticeForm notice={null} onDone={() => setWriting(false)} />
          </SectionCard>
        </div>
      )}
      <Loaded query={readings} what="las lecturas">
        {(items) => (
          <DeskCards
            part="avisos"
            what="los NOTAMs"
            rows={items}
            columns={COLUMNS}
            none={<EmptyState icon={Megaphone} title="No hay NOTAMs publicados" compact />}
          >
            {(shown) => shown.map((reading) => <DeskNotice key={reading.slug} reading={reading} />)}
          </DeskCards>
        )}
      </Loaded>
    </>
  );
}
