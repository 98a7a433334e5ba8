import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Medal } from 'lucide-react';
import { awardsQuery, ownBadgesQuery } from '#app/api/awards.ts';
import { BadgeList, BadgePicture } from '#app/components/badges.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PartBar } from '#app/components/part-bar.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

/** The pilot's badges, and every award with the number of its holders. */
export function AwardsPage() {
  const own = useQuery(ownBadgesQuery);
  const awards = useQuery(awardsQuery);
  return (
    <>
      <PageHead
        eyebrow="Comunidad"
        title="Premios"
        lead="Las insignias llegan solas al volar, al completar un tour o cuando el equipo te las da."
      />
      <div className="grid grid-cols-1 gap-4">
        <SectionCard title="Tus insignias">
          <Loaded query={own} what="tus insignias" inside>
            {(badges) =>
              badges.length === 0 ? (
                <p className="text-ink-2">Todavía ninguna: la primera llega con tu primer vuelo aceptado.</p>
              ) : (
                <BadgeList badges={badges} />
              )
            }
          </Loaded>
        </SectionCard>
        <SectionCard title="Todos los premios">
          <Loaded query={awards} what="los premios">
            {(rows) =>
              rows.length === 0 ? (
                <EmptyState icon={Medal} title="La compañía no tiene premios todavía" compact>
                  <p className="text-ink-2">Cuando los tenga, aquí dirá cada uno qué pide.</p>
                </EmptyState>
              ) : (
                <ul className="grid gap-x-8 lg:grid-cols-2">
                  {rows.map(({ id, name, description, byHand, count, ownSince, figure, least, progress }) => (
                    <li key={id} className="flex items-start gap-3 border-t border-line py-3">
                      <span className={ownSince ? undefined : 'grayscale'}>
                        <BadgePicture badge={{ id, kind: 'award', figure, least }} />
                      </span>
                      <span className="grid min-w-0 grow">
                        <b className="wrap-anywhere">{name}</b>
                        <span className="text-sm wrap-anywhere">{description}</span>
                        <span className="text-sm text-ink-2">
                          {ownSince && (
                            <>
                              Tuyo desde el <Instant at={ownSince} withTime={false} /> ·{' '}
                            </>
                          )}
                          {countOf(count, 'piloto', 'pilotos')}
                          {byHand && ' · lo da el equipo'}
                        </span>
                        {progress && !ownSince && (
                          <span className="mt-1 grid max-w-md gap-1 text-sm font-bold">
                            <PartBar have={progress.have} need={progress.least} />
                            {progress.words}
                          </span>
                        )}
                      </span>
                    </li>
                  ))}
                </ul>
              )
            }
          </Loaded>
        </SectionCard>
      </div>
    </>
  );
}
