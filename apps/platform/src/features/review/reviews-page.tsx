import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { Badge } from '@va/ui/controls/badge.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { ClipboardCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { reviewsQuery, type WaitingReport } from '#app/api/reviews.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { paths } from '#app/config/paths.ts';

/** Reports that wait for a person, oldest first. */
export function ReviewsPage() {
  const [params, setParams] = useSearchParams();
  const cursor = params.get('desde') ?? undefined;
  const appeals = params.get('ver') === 'recursos';
  const reviews = useQuery(reviewsQuery(cursor, appeals ? 'appealed' : undefined));
  const show = (ver: string) => setParams(ver === 'recursos' ? { ver } : {});
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title={appeals ? 'Recursos por decidir' : 'Informes por decidir'}
        lead="El más antiguo, primero. El objetivo es decidir en menos de 72 horas."
      />
      <div className="mb-4 max-w-xs">
        <SelectField
          label="Qué se ve"
          value={appeals ? 'recursos' : ''}
          onChange={(event) => show(event.target.value)}
          options={[
            ['', 'Todo lo que espera'],
            ['recursos', 'Sólo los recursos'],
          ]}
        />
      </div>
      <Loaded query={reviews} what="la cola">
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState icon={ClipboardCheck} title="Nada por decidir" />
          ) : (
            <div className="grid gap-4">
              <SectionCard
                title={
                  appeals
                    ? countOf(items.length, 'recurso', 'recursos')
                    : countOf(items.length, 'informe', 'informes')
                }
              >
                <RowList rows={items.map(rowOf)} />
              </SectionCard>
              <MoreButtons
                cursor={cursor}
                next={next}
                onMove={(desde) =>
                  setParams({ ...(appeals && { ver: 'recursos' }), ...(desde && { desde }) })
                }
              />
            </div>
          )
        }
      </Loaded>
    </>
  );
}

function rowOf({
  code,
  callsign,
  depIcao,
  arrIcao,
  since,
  why,
  state,
  own,
  askedAt,
  answered,
  unanswered,
  taken,
}: WaitingReport) {
  return {
    key: code,
    title: (
      <Link to={paths.deskReport(code)} className="text-link underline">
        {depIcao} → {arrIcao}, {callsign ?? 'piloto retirado'}
      </Link>
    ),
    detail: (
      <>
        Espera desde el <Instant at={since} />
        {why && ` · ${why}`}
      </>
    ),
    action: (
      <span className="flex flex-wrap gap-1">
        {state === 'appealed' && <Badge tone="media">Recurso</Badge>}
        {askedAt !== null && <Badge>A la espera del piloto</Badge>}
        {answered && askedAt === null && <Badge tone="info">Ha contestado</Badge>}
        {unanswered && <Badge tone="media">Sin respuesta: decide con lo que hay</Badge>}
        {taken && !taken.mine && <Badge tone="neutral">Lo tiene {taken.callsign ?? 'un compañero'}</Badge>}
        {own && <Badge tone="neutral">Es tuyo: lo decide otra persona</Badge>}
      </span>
    ),
  };
}
