import { useMutation } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import type { RankFigures, TouchedPilots } from '@va/domain/ranks/written-ranks.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import {
  changeRankFigures,
  type RankItem,
  tryRankFigures,
  type TriedFigures,
} from '#app/api/rank-figures.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { useEdited } from '#app/services/use-edited.ts';
import { wholeOf } from '#app/lib/whole-of.ts';

const formOf = ({ points, hours }: RankItem) => ({ points: String(points), hours: String(hours) });
const WORDS = { points: 'Puntos', hours: 'Horas' } as const;

/** Points and hours of a rank in a line; hours can be fractions if the content has them. */
export const figureWords = ({ points, hours }: RankFigures): string =>
  points === 0 && hours === 0
    ? 'Se da con el alta'
    : `${countOf(points, 'punto', 'puntos')} y ${countOf(hours, 'hora', 'horas')}`;

/**
 * Dialog to change the figures of a rank, in two steps: the figures, then a preview of the affected pilots before they
 * apply.
 */
export function RankDialog({ rank: current, onClose }: { rank: RankItem; onClose: () => void }) {
  const draft = `rango-${current.code}`;
  const { thing, values, set, theirs, hear, forget } = useEdited(current, formOf, draft);
  const [reason, setReason, forgetReason] = useDraftText(`motivo-${draft}`);
  const [touched, setTouched] = useState<TriedFigures>();
  const figures = {
    points: wholeOf(values.points),
    hours: wholeOf(values.hours),
  };
  const look = useMutation({
    mutationFn: () => tryRankFigures(thing.code, figures),
    onSuccess: setTouched,
  });
  const write = useMutation({
    mutationFn: () => changeRankFigures(thing, { ...figures, reason }),
    onSuccess: () => {
      forget();
      forgetReason();
      showToast({ title: `${thing.title}, cambiado`, description: 'Lo que pedía está en la historia.' });
      onClose();
    },
    // Returns to the first step, where the errors can be corrected.
    onError: (error) => {
      hear(error);
      setTouched(undefined);
    },
  });
  const error = write.error ?? look.error;
  return (
    <Dialog open onClose={onClose} title={`Cambiar lo que pide ${thing.title}`}>
      <form onSubmit={sentByPage(() => (touched ? write.mutate() : look.mutate()))} className="grid gap-5">
        <FormProblem error={error} />
        <TheirChanges theirs={theirs} words={WORDS} />
        {touched ? (
          <div className="grid gap-2">
            <p className="font-bold">
              {figureWords(thing)} → {figureWords(figures)}
            </p>
            {touchedWords(touched).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p className="text-ink-2">Nadie baja de rango, y lo que está propuesto sigue en pie.</p>
          </div>
        ) : (
          <>
            <TextField
              label="Puntos"
              inputMode="numeric"
              required
              {...fieldOf(values.points, (points) => set({ points }), errorAt(error, '/points'))}
            />
            <TextField
              label="Horas"
              hint="De bloque, de los vuelos que cuentan."
              inputMode="numeric"
              required
              {...fieldOf(values.hours, (hours) => set({ hours }), errorAt(error, '/hours'))}
            />
          </>
        )}
        <ReasonField oneLine value={reason} error={write.error} onChange={setReason} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton act={touched ? write : look}>
            {touched ? 'Guardar lo que pide' : 'Revisar'}
          </SubmitButton>
          {touched && <Button onClick={() => setTouched(undefined)}>Volver a los datos</Button>}
        </div>
      </form>
    </Dialog>
  );
}

/** Effects of other figures on pilots, a sentence each. */
export function touchedWords({ keep, reach, leave }: TouchedPilots): string[] {
  const pilots = (count: number) => countOf(count, 'piloto', 'pilotos');
  const sentences = [
    ...(keep > 0
      ? [
          `${pilots(keep)} con este rango ya no ${keep === 1 ? 'llega' : 'llegan'} a lo que pide: lo ${keep === 1 ? 'conserva' : 'conservan'}.`,
        ]
      : []),
    ...(reach > 0
      ? [`${pilots(reach)} del rango anterior ${reach === 1 ? 'pasa' : 'pasan'} a cumplirlo.`]
      : []),
    ...(leave > 0
      ? [`${pilots(leave)} del rango anterior ${leave === 1 ? 'deja' : 'dejan'} de cumplirlo.`]
      : []),
  ];
  return sentences.length === 0 ? ['A nadie le cambia lo que cumple.'] : sentences;
}
