import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { nameArrival, type Review } from '#app/api/reviews.ts';
import { useSession } from '#app/api/use-session.ts';
import { airportsQuery } from '#app/api/airports.ts';
import { AirportField } from '#app/components/airport-field.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { useDraftForm } from '#app/services/use-draft-form.ts';

const SENT: ReadonlySet<string> = new Set(['submitted', 'in_review', 'accepted', 'appealed']);

const blank = () => ({ arrIcao: '', text: '' });

/** Says where a flight came down whose field was not known; nothing where that is known, or not this person's to say. */
export function NameArrival({ review: { report, own, history } }: { review: Review }) {
  const { data: airports = [] } = useQuery(airportsQuery);
  const { can } = useSession();
  const [{ arrIcao, text }, set, forget] = useDraftForm(`llegada-${report.code}`, blank);
  const name = useMutation({
    mutationFn: () => nameArrival(report.code, report.version, { arrIcao, text: text.trim() }),
    onSuccess: () => {
      set(blank());
      forget();
    },
  });
  const named = history.some(({ event }) => event === 'name_arrival');
  const unknown = report.arrIcao === null && report.source !== 'second_pilot' && SENT.has(report.state);
  if (!(unknown || named) || own || !can('reports.reopen')) return null;
  const [title, why] = named
    ? ['Corregir dónde aterrizó', 'El aeropuerto lo puso una persona. Si no es ese, di cuál es:']
    : report.landing === null
      ? ['La grabación no tiene la toma', 'Acaba antes de aterrizar. Di en qué aeropuerto fue:']
      : [
          'Aterrizó en un campo desconocido',
          'El último punto del recorrido no está en ningún aeropuerto de la lista. Di cuál es:',
        ];
  return (
    <SectionCard title={title}>
      <form className="grid gap-4" onSubmit={sentByPage(() => name.mutate())}>
        <p className="text-sm text-ink-2">
          {why} allí quedan el piloto y el avión. Si no es de la red, tráelo antes desde «Datos» para que se
          pueda volar desde él.
        </p>
        <AirportField
          airports={airports}
          label="Dónde aterrizó"
          required
          {...fieldOf(arrIcao, (code) => set({ arrIcao: code }), errorAt(name.error, '/arrIcao'))}
        />
        <TextAreaField
          label="Cómo se sabe"
          hint="De 10 a 2000 caracteres. Lo lee el piloto."
          required
          minLength={10}
          maxLength={2000}
          error={errorAt(name.error, '/text')}
          {...fieldOf(text, (words) => set({ text: words }))}
        />
        <FormProblem error={name.error} />
        <Button type="submit" className="justify-self-start" disabled={name.isPending}>
          Poner el aeropuerto
        </Button>
      </form>
    </SectionCard>
  );
}
