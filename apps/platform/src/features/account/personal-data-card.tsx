import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState, type FormEvent } from 'react';
import type { Me } from '#app/api/me.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { fieldOf, fieldsOf } from '#app/lib/form-props.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { WholeField } from '#app/components/whole-field.tsx';
import { wholeOf } from '#app/lib/whole.ts';
import { useDraftForm } from '#app/services/use-draft-form.ts';
import { AccountProblem } from './account-problem.tsx';
import { useChangeMe } from './use-change-me.ts';

/** Name, mail and the ids by which networks and planners know the pilot. An empty field forgets what was there. */
export function PersonalDataCard({ me }: { me: Me }) {
  const [saved] = useState(() => valuesOf(me));
  const [form, set, forget] = useDraftForm('datos', () => saved);
  const isChanged = JSON.stringify(form) !== JSON.stringify(saved);
  const change = useChangeMe(me, forget);
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
    set(saved);
    change.reset();
  };
  return (
    <SectionCard title="Datos">
      <form onSubmit={submit} className="grid gap-4">
        <AccountProblem error={change.error} />
        <TextField label="Nombre" {...field('name')} autoComplete="name" />
        <TextField
          label="Correo"
          hint="Para recuperar la contraseña y recibir avisos."
          {...field('email')}
          type="email"
          autoComplete="email"
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <WholeField label="CID de VATSIM" {...field('vatsimCid')} least={1} most={99_999_999} />
          <WholeField label="VID de IVAO" {...field('ivaoVid')} least={1} most={99_999_999} />
        </div>
        <TextField label="Alias de SimBrief" {...field('simbriefAlias')} />
        <TextField
          label="Número de Discord"
          hint="De 17 a 20 cifras: en Discord, con el modo de desarrollador, «Copiar ID de usuario»."
          {...field('discordId')}
          inputMode="numeric"
        />
        <SelectField
          label="Masas en"
          {...fieldOf(form.units, (typed) => set({ units: typed === 'lb' ? 'lb' : 'kg' }))}
          options={[
            ['kg', 'kilogramos'],
            ['lb', 'libras'],
          ]}
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
