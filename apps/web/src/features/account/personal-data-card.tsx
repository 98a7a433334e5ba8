import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import type { FormEvent } from 'react';
import { confirmSession } from '#app/api/access.ts';
import type { Me } from '#app/api/me.ts';
import { AccountProblem } from '#app/components/account-problem.tsx';
import { SubmitButton } from '#app/components/act-button.tsx';
import { fieldOf, fieldsOf } from '#app/lib/form-props.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { WholeField } from '#app/components/whole-field.tsx';
import { wholeOf } from '#app/lib/whole.ts';
import { useEdited } from '#app/services/use-edited.ts';
import { useChangeMe } from './use-change-me.ts';

const FIELDS = {
  name: 'Nombre',
  email: 'Correo',
  vatsimCid: 'CID de VATSIM',
  ivaoVid: 'VID de IVAO',
  simbriefAlias: 'Alias de SimBrief',
  discordId: 'Número de Discord',
  units: 'Masas en',
} as const;

const UNITS = [
  ['kg', 'kilogramos'],
  ['lb', 'libras'],
] as const;

/** Name, mail address and the ids on networks and planners. Saving an empty field deletes its value. */
export function PersonalDataCard({ me }: { me: Me }) {
  const { thing, hear, values: form, theirs, set, forget } = useEdited(me, valuesOf, 'datos');
  const isChanged = JSON.stringify(form) !== JSON.stringify(valuesOf(thing));
  const change = useChangeMe(thing, forget, hear);
  const field = fieldsOf(form, set, change.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({
      name: form.name.trim() || null,
      email: form.email.trim() || null,
      vatsimCid: numberOrNull(form.vatsimCid),
      ivaoVid: numberOrNull(form.ivaoVid),
      simbriefAlias: form.simbriefAlias.trim() || null,
      discordId: form.discordId.trim() || null,
      units: form.units,
    });
  };
  const discard = () => {
    forget();
    change.reset();
  };
  return (
    <SectionCard title="Datos">
      <form onSubmit={submit} className="grid gap-4">
        <AccountProblem error={change.error} confirm={confirmSession} />
        <TheirChanges theirs={theirs} words={FIELDS} names={{ units: Object.fromEntries(UNITS) }} />
        <TextField label={FIELDS.name} {...field('name')} autoComplete="name" />
        <TextField
          label={FIELDS.email}
          hint="Para recuperar la contraseña y recibir avisos."
          {...field('email')}
          type="email"
          autoComplete="email"
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <WholeField label={FIELDS.vatsimCid} {...field('vatsimCid')} least={1} most={99_999_999} />
          <WholeField label={FIELDS.ivaoVid} {...field('ivaoVid')} least={1} most={99_999_999} />
        </div>
        <TextField
          label={FIELDS.simbriefAlias}
          hint="Con él, tu último plan se trae a la reserva y al informe con un botón."
          {...field('simbriefAlias')}
        />
        <TextField
          label={FIELDS.discordId}
          hint="De 17 a 20 cifras: en Discord, con el modo de desarrollador, «Copiar ID de usuario»."
          {...field('discordId')}
          inputMode="numeric"
        />
        <SelectField
          label={FIELDS.units}
          {...fieldOf(form.units, (typed) => set({ units: typed === 'lb' ? 'lb' : 'kg' }))}
          options={UNITS}
        />
        {isChanged && <p className="text-ink-2">Hay cambios sin guardar.</p>}
        <div className="flex flex-wrap gap-3">
          <SubmitButton act={change}>Guardar</SubmitButton>
          {isChanged && <Button onClick={discard}>Descartar los cambios</Button>}
        </div>
      </form>
    </SectionCard>
  );
}

function valuesOf(me: Me) {
  return {
    name: me.name ?? '',
    email: me.email ?? '',
    vatsimCid: me.vatsimCid?.toString() ?? '',
    ivaoVid: me.ivaoVid?.toString() ?? '',
    simbriefAlias: me.simbriefAlias ?? '',
    discordId: me.discordId ?? '',
    units: me.units,
  };
}

function numberOrNull(text: string): number | null {
  return text.trim() === '' ? null : wholeOf(text);
}
