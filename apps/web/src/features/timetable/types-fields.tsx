import { ChoiceBoxes } from '#app/components/choice-boxes.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';

interface TypesFieldsProps {
  /** Id and name of each type. */
  types: readonly (readonly [string, string])[];
  /** Ids of those that may fly it. */
  preferred: string;
  /** May hold the preferred one, which stays ticked where another is preferred again: arrow keys pass through all of them. */
  others: readonly string[];
  onChange: (preferred: string, others: readonly string[]) => void;
}

/** Which types of aircraft fly a flight: the preferred one, and those that may. */
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
