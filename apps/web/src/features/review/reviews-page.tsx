import { ClipboardCheck } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { formatAge } from '@va/domain/ages.ts';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { type WaitingReport, wholeQueueQuery } from '#app/api/reviews.ts';
import { type DeskColumn, DeskList } from '#app/components/desk-list/desk-list.tsx';
import { useAddress } from '#app/components/desk-list/use-address.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import { useNow } from '#app/lib/use-now.ts';
import { OwnDecisions } from './own-decisions.tsx';
import { TARGET_MS, withoutCodes } from './queue-order.ts';

const COLUMNS: readonly DeskColumn<WaitingReport>[] = [
  {
    id: 'informe',
    title: 'Informe',
    text: ({ depIcao, arrIcao, callsign }) => `${depIcao} → ${arrIcao}, ${callsign ?? 'piloto retirado'}`,
    cell: ({ code, depIcao, arrIcao, callsign }) => (
      <TextLink to={deskPaths.deskReport(code)}>
        {depIcao} → {arrIcao}, {callsign ?? 'piloto retirado'}
      </TextLink>
    ),
  },
  {
    id: 'espera',
    title: 'Espera desde',
    text: ({ since }) => since,
    cell: ({ since }) => <Waiting since={since} />,
  },
  {
    id: 'motivo',
    title: 'Por qué',
    text: ({ why }) => withoutCodes(why ?? ''),
    cell: ({ why }) => <span className="block min-w-48 wrap-anywhere">{withoutCodes(why ?? '—')}</span>,
  },
  {
    id: 'estado',
    title: 'Estado',
    text: (row) =>
      marksOf(row)
        .map(([, words]) => words)
        .join(', '),
    cell: (row) => (
      <span className="flex flex-wrap gap-1">
        {marksOf(row).map(([tone, words]) => (
          <StateBadge key={words} tone={tone}>
            {words}
          </StateBadge>
        ))}
      </span>
    ),
  },
];

/** Reports that wait for a person, oldest first. */
export function ReviewsPage() {
  const address = useAddress();
  const appeals = address.get('ver') === 'recursos';
  const reviews = useQuery(wholeQueueQuery(appeals ? 'appealed' : undefined));
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title={appeals ? 'Recursos por decidir' : 'Informes por decidir'}
        lead={'El más antiguo, primero. El objetivo es decidir en menos de 72\u00a0horas.'}
      />
      <Loaded query={reviews} what="la cola">
        {(rows) =>
          rows.length === 0 && !appeals ? (
            <EmptyState icon={ClipboardCheck} title="Nada por decidir" />
          ) : (
            <DeskList
              label="Informes por decidir"
              file="informes-por-decidir"
              none={null}
              rows={rows}
              columns={COLUMNS}
              keyOf={({ code }) => code}
              filters={
                <SelectField
                  label="Qué se ve"
                  value={appeals ? 'recursos' : ''}
                  onChange={({ target }) => address.set({ ver: target.value })}
                  options={[
                    ['', 'Todo lo que espera'],
                    ['recursos', 'Sólo los recursos'],
                  ]}
                />
              }
            />
          )
        }
      </Loaded>
      <OwnDecisions />
    </>
  );
}

/** What a reviewer has to know before opening it. */
function marksOf({ state, askedAt, answered, unanswered, taken, own, decidedByMe }: WaitingReport) {
  const marks = [
    [state === 'appealed', 'media', 'Recurso'],
    [askedAt !== null, 'neutral', 'A la espera del piloto'],
    [answered && askedAt === null, 'info', 'Ha contestado'],
    [unanswered, 'media', 'Sin respuesta: decide con lo que hay'],
    [taken !== null && !taken.mine, 'neutral', `Lo tiene ${taken?.callsign ?? 'un compañero'}`],
    [own, 'neutral', 'Es tuyo: lo decide otra persona'],
    [decidedByMe, 'neutral', 'Lo decidiste tú: el recurso es de otra persona'],
  ] as const;
  return marks.flatMap(([so, tone, words]) => (so ? [[tone, words] as const] : []));
}

/** Since when a report waits, how long that is, and whether it is past the target. */
export function Waiting({ since }: { since: string }) {
  const waited = useNow() - Date.parse(since);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Instant at={since} />
      {waited > TARGET_MS ? (
        <StateBadge tone="media">{formatAge(waited)}</StateBadge>
      ) : (
        <span className="text-sm text-ink-2">{formatAge(waited)}</span>
      )}
    </span>
  );
}
