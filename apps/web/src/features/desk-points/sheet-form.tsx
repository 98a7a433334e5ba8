import { useMutation, useQuery } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { useState } from 'react';
import { fleetQuery } from '#app/api/fleet.ts';
import { signSheet } from '#app/api/points.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { errorAt } from '#app/lib/problem.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { OwnDraft } from '#app/services/own-draft.tsx';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { typesOf } from '#app/lib/fleet-types.ts';
import { SHEET_KINDS } from '#app/lib/sheet-words.ts';

type Kind = keyof typeof SHEET_KINDS;

const KINDS = ['verification', 'course', 'refresher'] as const satisfies readonly Kind[];

/** Sheet that an instructor signs after a flight or a course. */
export function SheetForm() {
  return <OwnDraft name="hoja">{(draft) => <Form draft={draft} />}</OwnDraft>;
}

function Form({ draft }: { draft: string }) {
  const fleet = useQuery(fleetQuery);
  const [callsign, setCallsign] = useState('');
  const [kind, setKind] = useState<Kind>('verification');
  const [typeId, setTypeId] = useState('');
  const [result, setResult] = useState<'pass' | 'pending'>('pass');
  const [text, setText, forget] = useDraftText(draft);
  const sign = useMutation({
    mutationFn: () =>
      signSheet({
        callsign,
        kind,
        result,
        ...(kind === 'verification' && { typeId }),
        text,
      }),
    onSuccess: forget,
  });
  return (
    <form className="grid gap-3" onSubmit={sentByPage(() => sign.mutate())}>
      <TextField label="Alumno (indicativo)" required {...fieldOf(callsign, setCallsign)} />
      <SelectField
        label="Hoja"
        {...fieldOf(kind, (typed) => setKind(KINDS.find((name) => name === typed) ?? 'course'))}
        options={KINDS.map((name) => [name, SHEET_KINDS[name]])}
      />
      {kind === 'verification' && (
        <SelectField
          label="Tipo verificado"
          required
          {...fieldOf(typeId, setTypeId)}
          options={[['', 'Elige un tipo'], ...typesOf(fleet.data ?? [])]}
        />
      )}
      <SelectField
        label="Resultado"
        {...fieldOf(result, (typed) => setResult(typed === 'pass' ? 'pass' : 'pending'))}
        options={[
          ['pass', 'Apto'],
          ['pending', 'Pendiente'],
        ]}
      />
      <TextAreaField
        label="Observaciones"
        hint="El alumno las lee. De 10 a 2000 caracteres."
        required
        minLength={10}
        maxLength={2000}
        {...fieldOf(text, setText, errorAt(sign.error, '/text'))}
      />
      <FormProblem error={sign.error} />
      <p role="status">{sign.isSuccess && 'Firmada: el alumno ya la ve en su progreso.'}</p>
      <SubmitButton act={sign}>Firmar</SubmitButton>
    </form>
  );
}
