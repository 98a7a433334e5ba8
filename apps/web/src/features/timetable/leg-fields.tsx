import { TextField } from '@va/ui/controls/field.tsx';
import { minutesOfClock } from '@va/domain/timetable/clock.ts';
import { AirportField } from '#app/components/airport-field.tsx';
import { WholeField } from '#app/components/whole-field.tsx';
import { type fieldsOf, fieldOf } from '#app/lib/form-props.ts';
import { arrivalWords, type ClockAirport, localClock } from './local-clock.ts';
import { ChoiceBoxes } from '#app/components/choice-boxes.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import type { ComponentProps } from 'react';
import { Checkbox } from '#app/components/checkbox.tsx';

/** Form values of a flight's route and times. */
interface TypedLeg {
  number: string;
  dep: string;
  arr: string;
  /** `10:05`, UTC. */
  std: string;
  /** Minutes from block to block. */
  block: string;
}

type FieldOf = ReturnType<typeof fieldsOf<TypedLeg>>;

/** The number of a flight. */
export function NumberField({ field }: { field: FieldOf }) {
  return (
    <WholeField
      label="Número"
      hint="Sin el código de la aerolínea."
      least={1}
      most={9999}
      required
      {...field('number')}
    />
  );
}

interface LegFieldsProps {
  typed: TypedLeg;
  field: FieldOf;
  airports: readonly (ClockAirport & { name: string })[];
  /** Day by which local times are said, `YYYY-MM-DD`. */
  day: string;
}

/** Fields for route, departure and block time of a flight, with times in UTC and local. */
export function LegFields({ typed, field, airports, day }: LegFieldsProps) {
  return (
    <>
      <AirportField airports={airports} label="Sale de" required {...field('dep')} />
      <AirportField airports={airports} label="Llega a" required {...field('arr')} />
      <TextField
        label="Salida, hora UTC"
        hint={localClock(minutesOfClock(typed.std), typed.dep, airports, day)}
        type="time"
        required
        {...field('std', '/stdUtc')}
      />
      <WholeField
        label="Minutos de calzo a calzo"
        hint={arrivalWords(typed, airports, day)}
        least={1}
        most={2879}
        required
        {...field('block', '/blockMin')}
      />
    </>
  );
}

interface TypesFieldsProps {
  /** Id and name of each type. */
  types: readonly (readonly [string, string])[];
  /** Id of the preferred type. */
  preferred: string;
  /**
   * Ids of the other types. May contain the preferred one: it stays ticked while the arrow keys pass through the list
   * of preferred types.
   */
  others: readonly string[];
  onChange: (preferred: string, others: readonly string[]) => void;
}

/** Fields for the types that fly a flight: the preferred one, and the others. */
export function TypesFields({ types, preferred, others, onChange }: TypesFieldsProps) {
  return (
    <>
      <SelectField
        label="Avión preferido"
        {...fieldOf(preferred, (type) => onChange(type, others))}
        options={types}
      />
      <ChoiceBoxes
        legend="También lo vuelan"
        words={Object.fromEntries(types.filter(([id]) => id !== preferred))}
        chosen={others}
        onChange={(chosen) => onChange(preferred, chosen)}
      />
    </>
  );
}

/** Field for the days of a flight as digits 1 to 7. It rejects any other character, which would be ignored silently. */
export function DaysField(props: Omit<ComponentProps<typeof TextField>, 'label'> & { value: string }) {
  const wrong = /^[1-7]*$/.test(props.value) ? '' : 'Escribe sólo cifras del 1 al 7, como 135.';
  return (
    <TextField
      label="Días"
      hint="Del 1 (lunes) al 7 (domingo), en UTC."
      inputMode="numeric"
      required
      ref={(field) => field?.setCustomValidity(wrong)}
      {...props}
    />
  );
}

/** Checkbox whether visitors see a flight. */
export function PublicBox({
  isPublic,
  onChange,
}: {
  isPublic: boolean;
  onChange: (isPublic: boolean) => void;
}) {
  return (
    <Checkbox
      label="Público"
      hint="También lo ve quien no es piloto."
      checked={isPublic}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
