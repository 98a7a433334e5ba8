import type { ReactNode } from 'react';
import { TOUR_NAME_LENGTH, TOUR_TEXT_LENGTH } from '@va/domain/tour/written-tour.ts';
import { countOf } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { Checkbox } from '#app/components/checkbox.tsx';
import { ChoiceBoxes } from '#app/components/choice-boxes.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { CODES_HINT, codesOf } from '#app/lib/typed-codes.ts';
import { stageWords, type TypedTour } from './typed-tour.ts';

interface TourFieldsProps {
  typed: TypedTour;
  set: (changes: Partial<TypedTour>) => void;
  /** Why the server refused it, where it did. */
  error: unknown;
  /** Names of the types of the airline, by their ids. */
  types: Readonly<Record<string, string>>;
  /** Whether the tour exists already, so that stages can be retired. */
  isThere: boolean;
}

/** The fields of a tour: what it is, who flies it, and its airports in order. */
export function TourFields({ typed, set, error, types, isThere }: TourFieldsProps) {
  const { name, description, substitutes, anyOrder, hours, stops, retired, editions } = typed;
  const count = Math.max(0, codesOf(stops).length - 1);
  const wrong = (field: string) => errorAt(error, `/tour/${field}`);
  return (
    <>
      <TextField
        label="Nombre"
        required
        maxLength={TOUR_NAME_LENGTH[1]}
        {...fieldOf(name, (text) => set({ name: text }), wrong('name'))}
      />
      <TextAreaField
        label="De qué va"
        className="min-h-24"
        required
        maxLength={TOUR_TEXT_LENGTH[1]}
        {...fieldOf(description, (text) => set({ description: text }), wrong('description'))}
      />
      <TextAreaField
        label="Aeropuertos en orden"
        hint={`Códigos OACI: LEVC LEPA LEIB LEVC. Cada dos seguidos son una etapa${count > 0 ? `; ahora hay ${countOf(count, 'etapa', 'etapas')}` : ''}. Añade las nuevas al final: así conservan su número.`}
        className="min-h-24 font-mono uppercase"
        required
        spellCheck={false}
        {...fieldOf(stops, (text) => set({ stops: text }), wrong('stops'))}
      />
      <Checkbox
        label="Las etapas se vuelan en el orden que cada uno quiera"
        checked={anyOrder}
        onChange={({ target }) => set({ anyOrder: target.checked })}
      />
      {isThere && count > 0 && (
        <Group error={wrong('retiredStages')}>
          <ChoiceBoxes
            legend="Etapas retiradas: no hace falta volarlas, y quien las superó las conserva"
            words={stageWords(stops)}
            chosen={retired}
            onChange={(chosen) => set({ retired: chosen })}
          />
        </Group>
      )}
      <Group error={wrong('types')}>
        <ChoiceBoxes
          legend="Tipos de avión"
          words={types}
          chosen={typed.types}
          onChange={(chosen) => set({ types: chosen })}
        />
      </Group>
      <TextField
        label="También cuentan"
        hint={`Tipos OACI que valen además de los suyos, como A20N, ${CODES_HINT}. Vacío, ninguno.`}
        className="uppercase"
        spellCheck={false}
        {...fieldOf(substitutes, (text) => set({ substitutes: text }), wrong('substitutes'))}
      />
      <TextField
        label="Más de tantas horas"
        hint="Sólo lo vuelan los pilotos con más horas. Déjalo vacío si no pide ninguna."
        inputMode="decimal"
        {...fieldOf(hours, (text) => set({ hours: text }), wrong('moreThanHours'))}
      />
      <Group error={wrong('editions')}>
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-bold">Ediciones, días UTC</legend>
          {editions.length === 0 && <p className="text-sm text-ink-2">Sin fechas: está abierto siempre.</p>}
          {editions.map((edition) => (
            <Edition
              key={edition.n}
              edition={edition}
              onChange={(changes) =>
                set({
                  editions: editions.map((one) => (one.n === edition.n ? { ...one, ...changes } : one)),
                })
              }
              onRemove={() => set({ editions: editions.filter((one) => one.n !== edition.n) })}
            />
          ))}
          <Button
            size="sm"
            className="justify-self-start"
            onClick={() =>
              set({ editions: [...editions, { n: (editions.at(-1)?.n ?? 0) + 1, from: '', until: '' }] })
            }
          >
            Añadir una edición
          </Button>
        </fieldset>
      </Group>
    </>
  );
}

interface EditionProps {
  edition: TypedTour['editions'][number];
  onChange: (changes: { from?: string; until?: string }) => void;
  onRemove: () => void;
}

function Edition({ edition: { n, from, until }, onChange, onRemove }: EditionProps) {
  return (
    <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <TextField
        label={`Edición ${n}, primer día`}
        type="date"
        required
        {...fieldOf(from, (day) => onChange({ from: day }))}
      />
      <TextField
        label={`Edición ${n}, último día`}
        type="date"
        {...fieldOf(until, (day) => onChange({ until: day }))}
      />
      <Button size="sm" aria-label={`Quitar la edición ${n}`} onClick={onRemove}>
        Quitar
      </Button>
    </div>
  );
}

/** Several controls with a common error. */
function Group({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      {children}
      {error !== undefined && (
        <p role="alert" className="text-sm font-bold text-alta">
          {error}
        </p>
      )}
    </div>
  );
}
