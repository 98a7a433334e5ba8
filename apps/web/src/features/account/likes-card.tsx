import { useQuery } from '@tanstack/react-query';
import { MOST_LIKED_TAILS, MOST_SCENERIES } from '@va/domain/proposals/likes.ts';
import { useState } from 'react';
import { airportsQuery } from '#app/api/airports.ts';
import { fleetQuery } from '#app/api/fleet.ts';
import type { Me } from '#app/api/me.ts';
import { ActButton, SubmitButton } from '#app/components/act-button.tsx';
import { AirportField } from '#app/components/airport-field.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { useChangeMe } from './use-change-me.ts';

/** The pilot's sceneries and preferred aircraft, which are proposed first. */
export function LikesCard({ me }: { me: Me }) {
  return (
    <SectionCard title="Lo que te gusta volar">
      <p className="text-sm text-ink-2">
        Lo que llega a tus escenarios o puede volar un avión de los tuyos se te propone primero, y en el
        horario puedes ver sólo eso. Nadie más lo ve.
      </p>
      <Sceneries me={me} />
      <Tails me={me} />
    </SectionCard>
  );
}

function Sceneries({ me }: { me: Me }) {
  const { data: airports = [] } = useQuery(airportsQuery);
  const [typed, setTyped] = useState('');
  const add = useChangeMe(me, () => setTyped(''));
  const remove = useChangeMe(me);
  const { ownSceneries } = me;
  const nameOf = (icao: string) => airports.find((one) => one.icao === icao)?.city ?? icao;
  return (
    <section className="grid gap-3" aria-label="Mis escenarios">
      <h3 className="font-bold">Mis escenarios</h3>
      <RowList
        rows={ownSceneries.map((icao) => ({
          key: icao,
          title: nameOf(icao),
          detail: icao,
          action: (
            <ActButton
              act={remove}
              input={{ ownSceneries: ownSceneries.filter((one) => one !== icao) }}
              size="sm"
              aria-label={`Quitar el escenario de ${nameOf(icao)}`}
            >
              Quitar
            </ActButton>
          ),
        }))}
      />
      <FormProblem error={remove.error} />
      {ownSceneries.length < MOST_SCENERIES && (
        <form
          className="grid gap-3"
          onSubmit={sentByPage(() => add.mutate({ ownSceneries: [...ownSceneries, typed] }))}
        >
          <AirportField
            airports={airports}
            label="Tengo el escenario de"
            required
            {...fieldOf(
              typed,
              setTyped,
              errorAt(add.error, '/ownSceneries') ??
                errorAt(add.error, `/ownSceneries/${ownSceneries.length}`),
            )}
          />
          <FormProblem error={add.error} />
          <SubmitButton act={add} variant="secondary">
            Añadir el escenario
          </SubmitButton>
        </form>
      )}
    </section>
  );
}

function Tails({ me }: { me: Me }) {
  const { data: fleet = [] } = useQuery(fleetQuery);
  const [chosen, setChosen] = useState('');
  const add = useChangeMe(me, () => setChosen(''));
  const remove = useChangeMe(me);
  const { likedTails } = me;
  const flying = fleet.filter(
    ({ registration, service }) => service !== 'retired' && !likedTails.includes(registration),
  );
  return (
    <section className="grid gap-3" aria-label="Mis aviones preferidos">
      <h3 className="font-bold">Mis aviones preferidos</h3>
      <RowList
        rows={likedTails.map((tail) => ({
          key: tail,
          title: tail,
          detail: modelNow(fleet.find(({ registration }) => registration === tail)),
          action: (
            <ActButton
              act={remove}
              input={{ likedTails: likedTails.filter((one) => one !== tail) }}
              size="sm"
              aria-label={`Quitar ${tail} de mis preferidos`}
            >
              Quitar
            </ActButton>
          ),
        }))}
      />
      <FormProblem error={remove.error} />
      {likedTails.length < MOST_LIKED_TAILS && (
        <form
          className="grid gap-3"
          onSubmit={sentByPage(() => add.mutate({ likedTails: [...likedTails, chosen] }))}
        >
          <SelectField
            label="Me gusta volar"
            required
            {...fieldOf(chosen, setChosen, errorAt(add.error, '/likedTails'))}
            options={[
              ['', 'Elige un avión'],
              ...flying.map(({ registration, model, name }): [string, string] => [
                registration,
                [registration, model, name].filter(Boolean).join(' · '),
              ]),
            ]}
          />
          <FormProblem error={add.error} />
          <SubmitButton act={add} variant="secondary">
            Añadir el avión
          </SubmitButton>
        </form>
      )}
    </section>
  );
}

/** The model of an aircraft that flies; that it does no longer, where it is retired or unknown. */
const modelNow = (tail: { model: string; service: string } | undefined) =>
  tail === undefined || tail.service === 'retired' ? 'Ya no está en la flota' : tail.model;
