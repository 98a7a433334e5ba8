import { useMutation } from '@tanstack/react-query';
import { CREDIT_NAMES, CREDITS, type FlightPoints } from '@va/domain/points/flight-points.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import {
  changeFlightPoints,
  tryFlightPoints,
  type TriedFlightPoints,
  type WrittenFlightPoints,
} from '#app/api/flight-points.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { useEdited } from '#app/services/use-edited.ts';
import { wholeOf } from '#app/lib/whole-of.ts';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { formatHours } from '@va/domain/quantities.ts';

/**
 * Name of a line of the base: «Bloque de menos de 3:00 h».
 * @param under minutes at which it ends; null for the last one
 */
export const lineWords = (under: number | null): string =>
  under === null ? 'Bloque más largo' : `Bloque de menos de ${formatHours(under)}`;

/** Changes in words: «Etapa de tour: 5 → 6». */
export function pointsChange(
  before: FlightPoints,
  after: FlightPoints,
  under: readonly (number | null)[],
): string {
  const pairs: (readonly [string, number | undefined, number | undefined])[] = [
    ...after.base.map((points, at) => [lineWords(under[at] ?? null), before.base[at], points] as const),
    ...CREDIT_NAMES.map((name) => [CREDITS[name], before[name], after[name]] as const),
  ];
  const changed = pairs.filter(([, one, other]) => one !== other);
  if (changed.length === 0) return 'Sin cambios';
  return changed.map(([label, one, other]) => `${label}: ${one ?? 'nada'} → ${other ?? 'nada'}`).join(' · ');
}

/** Points that the recent flights would have earned, in a sentence. */
export function triedWords({ flights, pilots, before, after }: TriedFlightPoints): string {
  if (flights === 0) return 'En los últimos 30 días no hay vuelos con los que comparar.';
  const sum = `${countOf(flights, 'vuelo', 'vuelos')} de los últimos 30 días ${flights === 1 ? 'da' : 'dan'} ${countOf(before, 'punto', 'puntos')} por bloque, nota y red, y ${flights === 1 ? 'habría dado' : 'habrían dado'} ${formatNumber(after)}.`;
  return pilots === 0
    ? `${sum} A ningún piloto le cambiaría la suma.`
    : `${sum} Le cambiaría la suma a ${countOf(pilots, 'piloto', 'pilotos')}.`;
}

/** Name of the field of a line of the base. */
const lineName = (at: number) => `base/${at}`;

/** Form values by the name that the server gives each figure. */
const formOf = ({ points }: WrittenFlightPoints): Record<string, string> =>
  Object.fromEntries([
    ...points.base.map((value, at) => [lineName(at), String(value)] as const),
    ...CREDIT_NAMES.map((name) => [name, String(points[name])] as const),
  ]);

const DRAFT = 'puntos-de-vuelos';

/**
 * Dialog to change the points of flights, in two steps: the figures, then a preview of their effect before they apply.
 */
export function PointsDialog({ written, onClose }: { written: WrittenFlightPoints; onClose: () => void }) {
  const { thing, values, set, theirs, hear, forget } = useEdited(written, formOf, DRAFT);
  const [reason, setReason, forgetReason] = useDraftText(`motivo-${DRAFT}`);
  const [tried, setTried] = useState<TriedFlightPoints>();
  const { under } = thing;
  const valueOf = (name: string) => wholeOf(values[name] ?? '');
  const points = {
    base: under.map((_, at) => valueOf(lineName(at))),
    score80: valueOf('score80'),
    score90: valueOf('score90'),
    online: valueOf('online'),
    stage: valueOf('stage'),
    tour: valueOf('tour'),
    focus: valueOf('focus'),
    event: valueOf('event'),
    dayFlight: valueOf('dayFlight'),
  };
  const fields = [
    ...under.map((end, at) => [lineName(at), lineWords(end)] as const),
    ...CREDIT_NAMES.map((name) => [name, CREDITS[name]] as const),
  ];
  const look = useMutation({ mutationFn: () => tryFlightPoints(points), onSuccess: setTried });
  const write = useMutation({
    mutationFn: () => changeFlightPoints(thing.version, { points, reason }),
    onSuccess: () => {
      forget();
      forgetReason();
      showToast({ title: 'Puntos cambiados', description: 'Lo que daba un vuelo está en la historia.' });
      onClose();
    },
    // Returns to the first step, where the errors can be corrected.
    onError: (error) => {
      hear(error);
      setTried(undefined);
    },
  });
  const error = write.error ?? look.error;
  return (
    <Dialog open onClose={onClose} title="Cambiar lo que da un vuelo">
      <form onSubmit={sentByPage(() => (tried ? write.mutate() : look.mutate()))} className="grid gap-5">
        <FormProblem error={error} />
        <TheirChanges theirs={theirs} words={Object.fromEntries(fields)} />
        {tried ? (
          <div className="grid gap-2">
            <p className="font-bold">{pointsChange(thing.points, points, under)}</p>
            <p>{triedWords(tried)}</p>
            <p className="text-ink-2">
              Vale para lo que salga desde que lo guardas. Lo que ya se ha volado conserva las reglas de su
              hora, aunque se decida después.
            </p>
          </div>
        ) : (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-4">
            {fields.map(([name, label]) => (
              <TextField
                key={name}
                label={label}
                inputMode="numeric"
                required
                {...fieldOf(
                  values[name] ?? '',
                  (text) => set({ [name]: text }),
                  errorAt(error, `/points/${name}`),
                )}
              />
            ))}
          </div>
        )}
        <ReasonField oneLine value={reason} error={write.error} onChange={setReason} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton act={tried ? write : look}>{tried ? 'Guardar los puntos' : 'Revisar'}</SubmitButton>
          {tried && <Button onClick={() => setTried(undefined)}>Volver a los datos</Button>}
        </div>
      </form>
    </Dialog>
  );
}
