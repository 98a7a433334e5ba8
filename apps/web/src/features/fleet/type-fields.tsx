import { clsx } from 'clsx/lite';
import { FAMILIES, familyOf, HELICOPTER, isFamily, NO_HELICOPTERS } from '@va/domain/fleet/type-families.ts';
import { type Figure, FIGURES, LIMITS, MEASURES, PLANNING } from '@va/domain/fleet/type-figures.ts';
import { ENGINES_LENGTH, MODEL_LENGTH, rangeWords, WINGTIPS } from '@va/domain/fleet/type-sheet.ts';
import { TextField } from '@va/ui/controls/field.tsx';
import { rowsOfFields } from '@va/ui/controls/field-frame.tsx';
import { Checkbox } from '#app/components/checkbox.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf, fieldsOf } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { ofFamily, type TypedType } from './typed-type.ts';

interface TypeFieldsProps {
  typed: TypedType;
  set: (changes: Partial<TypedType>) => void;
  /** Why it was refused, with errors at `/sheet/…`. */
  error: unknown;
}

const GROUPS = [
  ['Medidas, con las que se dibuja', MEASURES],
  ['Con lo que se planea', PLANNING],
  ['Límites que mira la nota', LIMITS],
] as const;

/** The fields of a type of aircraft: its name, its family, and the figures that the family has. */
export function TypeFields({ typed, set, error }: TypeFieldsProps) {
  const field = fieldsOf(typed, set, error);
  const family = isFamily(typed.family) ? typed.family : null;
  return (
    <>
      <div className={clsx('grid gap-4 sm:grid-cols-2', rowsOfFields)}>
        <SelectField
          label="Familia"
          hint={family ? `${familyOf(family).note}. De ella salen las cifras que se proponen.` : undefined}
          {...fieldOf(
            typed.family,
            (chosen) => set(ofFamily(typed, chosen)),
            family ? errorAt(error, '/sheet/family') : `${NO_HELICOPTERS}.`,
          )}
          options={[
            ...Object.entries(FAMILIES).map(([id, { title }]) => [id, title] as const),
            [HELICOPTER, 'Helicóptero'],
          ]}
        />
        <TextField
          label="Nombre"
          hint="Como lo llama la gente: A321neo."
          maxLength={MODEL_LENGTH[1]}
          required
          {...field('model', '/sheet/model')}
        />
        <TextField
          label="Designador OACI"
          hint="De dos a cuatro letras o cifras: A21N."
          maxLength={4}
          autoComplete="off"
          required
          {...field('icaoType', '/sheet/icaoType')}
        />
        <TextField
          label="Motores"
          hint="Cuántos y cuáles: 2 × CFM LEAP-1A32."
          maxLength={ENGINES_LENGTH[1]}
          required
          {...field('engines', '/sheet/engines')}
        />
        <SelectField
          label="Punta del ala"
          {...field('wingtip', '/sheet/wingtip')}
          options={Object.entries(WINGTIPS)}
        />
        <Checkbox
          label="Ala alta"
          hint="El ala va encima del fuselaje."
          checked={typed.highWing}
          onChange={({ target }) => set({ highWing: target.checked })}
        />
      </div>
      {family &&
        GROUPS.map(([title, figures]) => (
          <fieldset key={title} className="grid gap-3">
            <legend className="mb-2 font-bold">{title}</legend>
            <div className={clsx('grid grid-cols-2 gap-4 lg:grid-cols-3', rowsOfFields)}>
              {(Object.keys(figures) as Figure[]).map((name) => {
                const bounds = familyOf(family).figures[name];
                return (
                  bounds && (
                    <FigureField
                      key={name}
                      name={name}
                      least={bounds[0]}
                      most={bounds[2]}
                      {...field(name, `/sheet/figures/${name}`)}
                    />
                  )
                );
              })}
            </div>
          </fieldset>
        ))}
    </>
  );
}

interface FigureFieldProps {
  name: Figure;
  least: number;
  most: number;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  error?: string;
}

function FigureField({ name, least, most, ...rest }: FigureFieldProps) {
  return (
    <TextField
      label={FIGURES[name].label}
      hint={`De ${rangeWords(name, least, most)}.`}
      inputMode={FIGURES[name].decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      required
      {...rest}
    />
  );
}
