import { useQuery, useMutation } from '@tanstack/react-query';
import type { TourDetail } from '@va/contract/tours-and-events/tours.ts';
import { clsx } from 'clsx/lite';
import { Medal } from 'lucide-react';
import type { ReactNode } from 'react';
import { tourQuery, enrolInTour, leaveTour } from '#app/api/tours.ts';
import { useSession } from '#app/api/use-session.ts';
import { ConditionsCard } from '#app/components/conditions-card.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { LazyMap } from '#app/components/maps/lazy-map.tsx';
import { MissingHead } from '#app/components/missing-head.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { NextStageCard } from './next-stage.tsx';
import { StageRail } from './stage-rail.tsx';
import { tourShape } from './tour-shape.ts';
import type { DispatchOfLeg } from './tour-stages.tsx';
import { TourBoardCard } from './tour-board.tsx';
import { ownSentence, prizeTitle, stageRules, stageWorth, tourDates, tourSize } from './tour-words.ts';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';

/** Buttons to join and leave a tour, or the requirements that the pilot still lacks. */
function Enrolment({ tour }: { tour: TourDetail }) {
  const { can } = useSession();
  const { id, name, own } = tour;
  const change = useMutation({
    mutationFn: (join: boolean) => (join ? enrolInTour(id) : leaveTour(id)),
    onSuccess: (_, join) =>
      showToast(
        join
          ? { title: `Ya participas en ${name}`, description: 'Reserva tu primera etapa cuando quieras.' }
          : { title: `Has dejado ${name}`, description: 'Lo que has superado se conserva.' },
      ),
  });
  if (own === null) return null;
  const out = own.state === null || own.state === 'abandoned';
  return (
    <SectionCard title="Tu participación">
      <p>{ownSentence(tour)}</p>
      {own.state !== null && own.refusal && <p>{own.refusal.message}</p>}
      {own.refusal?.wayOut && <p className="text-ink-2">{own.refusal.wayOut}</p>}
      <FormProblem error={change.error} />
      {out && own.refusal === null && (
        <ActButton act={change} input={true} className="justify-self-start">
          {own.state === null ? 'Inscribirme' : 'Volver al tour'}
        </ActButton>
      )}
      {out && own.refusal === null && (
        <p className="text-sm text-ink-2">
          No hace falta para reservar: al reservar una etapa ya participas. Si la anulas, sigues en el tour
          hasta que lo dejes.
        </p>
      )}
      {own.state === 'open' && can('tours.join') && (
        <ActButton act={change} input={false} variant="ghost" size="sm" className="justify-self-start">
          Dejar el tour
        </ActButton>
      )}
    </SectionCard>
  );
}

/** Number of stages whose list is as high as the map beside it. */
const LONG_TOUR = 10;

const loadMap = async () => (await import('./tour-route.tsx')).TourRoute;

interface TourPageProps {
  id: string;
  /** Link to the dispatch page for a leg, if known. */
  dispatchOf?: DispatchOfLeg | undefined;
  /** The content's data of the tour, shown until the platform answers. */
  known?: ReactNode;
}

/** Page of one tour: next stage, all stages with their states, route, and other participants. */
export function TourPage({ id, dispatchOf, known }: TourPageProps) {
  const { can } = useSession();
  const query = useQuery(tourQuery(id));
  return (
    <>
      {query.isLoadingError && (
        <MissingHead
          eyebrow="Tours"
          title="No se puede abrir el tour"
          all={{ to: paths.tours, label: 'Todos los tours' }}
        />
      )}
      <Loaded query={query} what="el tour">
        {(tour) => (
          <>
            <PageHead
              eyebrow={`Tour · ${tourDates(tour)}`}
              title={tour.name}
              lead={[`${tourSize(tour)}.`, ownSentence(tour)].filter(Boolean).join(' ')}
            />
            <div className="grid grid-cols-1 items-start gap-4 @container">
              {/* The portal's page shows the description above. */}
              {known === undefined && (
                <p className="max-w-prose wrap-anywhere whitespace-pre-line">{tour.description}</p>
              )}
              {tour.closedBecause !== null && (
                <SectionCard title="Cerrado por el equipo">
                  <p className="wrap-anywhere whitespace-pre-line">{tour.closedBecause}</p>
                  <p className="text-sm text-ink-2">Lo que se ha superado se conserva.</p>
                </SectionCard>
              )}
              {tour.notices.length > 0 && <TourNotices notices={tour.notices} />}
              <NextStageCard tour={tour} />
              <RouteAndStages tour={tour} dispatchOf={dispatchOf} />
              {can('map.all') && <TourBoardCard id={tour.id} />}
            </div>
          </>
        )}
      </Loaded>
      {query.data === undefined && known}
    </>
  );
}

/**
 * Map and list of the stages. For a route that leads north they are side by side, with the cards below. The map of a
 * route that leads far east or west has the full width above the list, and the cards are beside the list.
 */
function RouteAndStages({ tour, dispatchOf }: { tour: TourDetail } & Pick<TourPageProps, 'dispatchOf'>) {
  const { aspect, beside } = tourShape(tour.stages);
  // Then there is room for a card under the map.
  const isLong = tour.stages.length > LONG_TOUR;
  const map = (
    <div className="overflow-clip rounded-lg border border-line">
      <LazyMap what="El mapa del tour" load={loadMap} props={{ tour }} aspect={aspect} />
    </div>
  );
  return (
    <>
      {!beside && map}
      <div
        className={clsx(
          'grid grid-cols-1 items-start gap-4',
          beside ? '@3xl:grid-cols-[11fr_9fr]' : '@3xl:grid-cols-[3fr_2fr]',
        )}
      >
        <StageRail tour={tour} dispatchOf={dispatchOf} />
        {beside ? (
          <div className="grid grid-cols-1 gap-4">
            {map}
            {isLong && <Enrolment tour={tour} />}
          </div>
        ) : (
          <div className="grid grid-cols-1 gap-4">
            <Enrolment tour={tour} />
            <Prize tour={tour} />
            <Conditions tour={tour} />
          </div>
        )}
      </div>
      {beside && (
        // Cards of equal height.
        <div className="grid grid-cols-1 gap-4 @3xl:auto-cols-fr @3xl:grid-flow-col @3xl:grid-cols-none @3xl:*:grid @3xl:*:*:content-start">
          {!isLong && <Enrolment tour={tour} />}
          <Prize tour={tour} />
          <Conditions tour={tour} />
        </div>
      )}
    </>
  );
}

function TourNotices({ notices }: { notices: TourDetail['notices'] }) {
  return (
    <SectionCard title="NOTAMs sobre este tour">
      <ul className="grid gap-1">
        {notices.map(({ slug, title, date }) => (
          <li key={slug}>
            <TextLink to={paths.notice(slug)}>{title}</TextLink> ·{' '}
            <Instant at={`${date}T00:00:00Z`} withTime={false} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function Prize({ tour: { own, worth } }: { tour: TourDetail }) {
  const done = own?.completedAt;
  return (
    <SectionCard title={done ? 'Tour completado' : prizeTitle(worth.tour)}>
      <p className="flex gap-3 text-sm">
        <Medal aria-hidden className="size-6 shrink-0 text-link" />
        {done ? (
          <span>
            La insignia es tuya desde el <Instant at={done} withTime={false} />.
          </span>
        ) : (
          <span>{stageWorth(worth.stage)}</span>
        )}
      </p>
    </SectionCard>
  );
}

function Conditions({ tour }: { tour: TourDetail }) {
  return (
    <ConditionsCard
      title="Para que la etapa valga"
      all={{ to: paths.tours, label: 'Todos los tours' }}
      conditions={stageRules(tour)}
    />
  );
}
