import { useMutation, useQuery } from '@tanstack/react-query';
import { MAINTENANCE_LENGTH } from '@va/domain/maintenance.ts';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import type { MaintenancePlan } from '@va/contract/airline/maintenance.ts';
import { useState } from 'react';
import { changeMaintenance, maintenancePlanQuery } from '#app/api/maintenance.ts';
import { ActButton, SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';

/** Switches maintenance on and off, with the sentence for pilots and the history. */
export function MaintenanceCard() {
  const plan = useQuery(maintenancePlanQuery);
  return (
    <SectionCard title="Mantenimiento">
      <p className="text-ink-2">
        Mientras dura nadie reserva nada nuevo y los pilotos leen por qué. Lo reservado se vuela y se envía
        como siempre, y el equipo trabaja igual.
      </p>
      <Loaded query={plan} what="el mantenimiento">
        {(data) => (
          <>
            <MaintenanceForm key={data.version} plan={data} />
            {data.history.length > 0 && (
              <RowList
                rows={data.history.map(({ at, callsign, after, before, version }) => ({
                  key: `${version}`,
                  title: titleOf(before, after),
                  detail: (
                    <>
                      <Instant at={at} />
                      {callsign && ` · ${callsign}`}
                      {` · ${after ?? before ?? ''}`}
                    </>
                  ),
                }))}
              />
            )}
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}

function titleOf(before: string | null, after: string | null): string {
  if (after === null) return 'Mantenimiento terminado';
  return before === null ? 'Mantenimiento empezado' : 'Frase cambiada';
}

function MaintenanceForm({ plan: { sentence, version } }: { plan: MaintenancePlan }) {
  const [typed, setTyped] = useState(sentence ?? '');
  const begin = useMutation({
    mutationFn: () => changeMaintenance(version, typed.trim()),
    onSuccess: () =>
      showToast({ title: 'En mantenimiento', description: 'Nadie reserva hasta que lo termines aquí.' }),
  });
  const end = useMutation({
    mutationFn: () => changeMaintenance(version, null),
    onSuccess: () => showToast({ title: 'Mantenimiento terminado', description: 'Ya se puede reservar.' }),
  });
  return (
    <form className="grid gap-3" onSubmit={sentByPage(() => begin.mutate())}>
      <FormProblem error={begin.error ?? end.error} />
      <TextAreaField
        label="Lo que leen los pilotos"
        hint="Qué pasa y hasta cuándo: «Cambiamos de servidor hasta las 18:00Z»."
        required
        minLength={MAINTENANCE_LENGTH[0]}
        maxLength={MAINTENANCE_LENGTH[1]}
        {...fieldOf(typed, setTyped, errorAt(begin.error, '/sentence'))}
      />
      <div className="flex flex-wrap gap-2">
        {sentence !== null && <ActButton act={end}>Terminar el mantenimiento</ActButton>}
        <SubmitButton act={begin}>
          {sentence === null ? 'Empezar el mantenimiento' : 'Cambiar la frase'}
        </SubmitButton>
      </div>
    </form>
  );
}
