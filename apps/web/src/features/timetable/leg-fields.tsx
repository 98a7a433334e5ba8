import { TextField } from '@va/ui/controls/field.tsx';
import { minutesOfClock } from '@va/domain/timetable/clock.ts';
import { AirportField } from '#app/components/airport-field.tsx';
import { WholeField } from '#app/components/whole-field.tsx';
import type { fieldsOf } from '#app/lib/form-props.ts';
import { arrivalWords, type ClockAirport, localClock } from './local-clock.ts';

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
