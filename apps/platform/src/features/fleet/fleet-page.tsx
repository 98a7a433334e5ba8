import { useMutation, useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { exportFleet, fleetQuery, type Aircraft } from '#app/api/fleet.ts';
import { useSession } from '#app/api/use-session.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { saveText } from '#app/services/save-text.ts';
import { ImportFleet } from './import-fleet.tsx';
import { TailCard } from './tail-card.tsx';

/** Where each tail is and since when, by type; staff change service and place here too. */
export function FleetPage() {
  const { can } = useSession();
  const fleet = useQuery(fleetQuery);
  const save = useMutation({
    mutationFn: exportFleet,
    onSuccess: ({ csv }) => saveText('flota.csv', csv, 'text/csv'),
  });
  return (
    <>
      <PageHead
        eyebrow="Flota"
        title="Dónde está cada avión"
        lead="Su lugar, lo que hace ahora y lo que ha volado: todo sale de los informes, las reservas y los traslados."
        actions={
          can('fleet.write') && (
            <Button disabled={save.isPending} onClick={() => save.mutate()}>
              Exportar CSV
            </Button>
          )
        }
      />
      <FormProblem error={save.error} />
      <Loaded query={fleet} what="la flota">
        {(tails) => (
          <div className="grid gap-4">
            {modelsOf(tails).map((model) => {
              const own = tails.filter((tail) => tail.model === model);
              return (
                <SectionCard key={model} title={model} aside={countOf(own.length, 'avión', 'aviones')}>
                  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
                    {own.map((tail) => (
                      <TailCard key={tail.id} tail={tail} mayChange={can('fleet.write')} />
                    ))}
                  </ul>
                </SectionCard>
              );
            })}
          </div>
        )}
      </Loaded>
      {can('fleet.write') && (
        <div className="mt-4">
          <ImportFleet />
        </div>
      )}
    </>
  );
}

function modelsOf(tails: readonly Aircraft[]): string[] {
  return [...new Set(tails.map(({ model }) => model))].toSorted();
}
