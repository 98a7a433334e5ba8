import { ChoiceBoxes } from '#app/components/choice-boxes.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';

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
