import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx/lite';
import { TextField } from '@va/ui/controls/field.tsx';
import { rowsOfFields } from '@va/ui/controls/field-frame.tsx';
import { useState } from 'react';
import { formatHoursChange } from '@va/domain/quantities.ts';
import { adjustHours } from '#app/api/points.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { WholeField } from '#app/components/whole-field.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { wholeOf } from '#app/lib/whole.ts';
import { WordsField } from './points-and-words.tsx';

const KINDS = [
  ['transfer', 'Horas de otra aerolínea'],
  ['adjustment', 'Corrección'],
] as const;

/** Recognises hours that a pilot brings along, or corrects them, with a reason. */
export function HoursForm() {
  const [callsign, setCallsign] = useState('');
  const [kind, setKind] = useState<(typeof KINDS)[number][0]>('transfer');
  const [hours, setHours] = useState('');
  const [rest, setRest] = useState('0');
  const [words, setWords] = useState('');
  const minutes = minutesOf(hours, rest);
  const adjust = useMutation({
    mutationFn: async () => {
      await adjustHours({ callsign, minutes, kind, reason: words.trim() });
      return minutes;
    },
    onSuccess: () => {
      setHours('');
      setRest('0');
      setWords('');
    },
  });
  return (
    <form className="grid gap-3" onSubmit={sentByPage(() => adjust.mutate())}>
      <TextField
        label="Indicativo"
        required
        {...fieldOf(callsign, setCallsign, errorAt(adjust.error, '/callsign'))}
      />
      <SelectField
        label="Qué se apunta"
        {...fieldOf(kind, (typed) => setKind(typed === 'adjustment' ? 'adjustment' : 'transfer'))}
        options={KINDS}
      />
      <div className={clsx('grid grid-cols-2 gap-3', rowsOfFields)}>
        <WholeField
          label="Horas"
          hint="Con signo menos para quitar."
          least={-10_000}
          most={10_000}
          required
          {...fieldOf(hours, setHours, errorAt(adjust.error, '/minutes'))}
        />
        <WholeField
          label="Minutos"
          hint="De 0 a 59."
          least={0}
          most={59}
          required
          {...fieldOf(rest, setRest)}
        />
      </div>
      <WordsField label="Motivo" value={words} error={adjust.error} onChange={setWords} />
      <FormProblem error={adjust.error} />
      <p role="status">{adjust.data !== undefined && `Apuntado: ${formatHoursChange(adjust.data)}.`}</p>
      <SubmitButton act={adjust}>Apuntar las horas</SubmitButton>
    </form>
  );
}

/** Minutes of the typed hours and minutes, which take the sign of the hours: `-2` and `30` are −150. */
export function minutesOf(hours: string, rest: string): number {
  const minutes = Math.abs(hours.trim() === '' ? 0 : wholeOf(hours)) * 60 + wholeOf(rest);
  return /^\s*[-−]/.test(hours) ? 0 - minutes : minutes;
}
