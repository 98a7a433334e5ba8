import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { stagesQuery } from '#app/api/bookings.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { maintenanceQuery } from '#app/api/maintenance.ts';
import { MaintenanceNote } from '#app/components/maintenance-note.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { STAGE_ASKED, TOUR_ASKED, stageOfTour } from '#app/lib/stages.ts';
import { FerryCard } from './ferry-card.tsx';
import { FreeFlightForm } from './free-flight-form.tsx';
import { TransferCard } from './transfer-card.tsx';

/** A flight that is in no timetable: a stage of a tour, or from anywhere to anywhere. */
export function FreeFlightPage() {
  const [params, setParams] = useSearchParams();
  const stages = useQuery(stagesQuery);
  const maintenance = useQuery(maintenanceQuery);
  const tour = params.get(TOUR_ASKED);
  const free = stages.data?.filter((one) => one.tour === tour && one.refusal === null) ?? [];
  const stage = free.find(({ n }) => `${n}` === params.get(STAGE_ASKED)) ?? free[0] ?? null;
  return (
    <>
      <PageHead
        eyebrow="Fuera del horario"
        title="Vuelo libre"
        lead="Para lo que el horario no tiene: las etapas de los tours, cualquier par de aeropuertos que conozca la compañía, el ferry de un avión que espera y el traslado a donde quieras empezar."
        actions={<ButtonLink to={paths.flights}>Ver el horario</ButtonLink>}
      />
      <MaintenanceNote sentence={maintenance.data?.sentence} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <SectionCard title={stage ? `Etapa ${stage.n} de ${stage.name}` : 'Tu vuelo'}>
          <FreeFlightForm key={stage ? `${stage.tour} ${stage.n}` : ''} stage={stage} />
        </SectionCard>
        <SectionCard title="Tu siguiente etapa">
          <Loaded query={stages} what="tus tours">
            {(all) => (
              <ul className="grid gap-3">
                {all.map(({ tour: id, name, n, place, of, dep, arr, refusal }) => (
                  <li key={`${id} ${n}`} className="grid gap-1">
                    <b>{name}</b>
                    {n === null ? (
                      <span className="text-sm text-ink-2">Has superado sus {of} etapas.</span>
                    ) : refusal ? (
                      <span className="text-sm text-ink-2">
                        {refusal.message} {refusal.wayOut}
                      </span>
                    ) : (
                      <button
                        type="button"
                        aria-pressed={stage?.tour === id && stage.n === n}
                        onClick={() =>
                          setParams({ [TOUR_ASKED]: id, [STAGE_ASKED]: `${n}` }, { replace: true })
                        }
                        className="justify-self-start text-left text-sm text-link underline pointer-coarse:min-h-11"
                      >
                        {stageOfTour({ n, place, of })}: de {dep?.city} a {arr?.city}
                      </button>
                    )}
                  </li>
                ))}
                {all.length === 0 && <li className="text-ink-2">La compañía no tiene tours ahora.</li>}
              </ul>
            )}
          </Loaded>
          {stage && (
            <button
              type="button"
              onClick={() => setParams({}, { replace: true })}
              className="justify-self-start text-sm text-link underline pointer-coarse:min-h-11"
            >
              Elegir yo los aeropuertos
            </button>
          )}
        </SectionCard>
        <FerryCard />
        <TransferCard />
      </div>
    </>
  );
}
