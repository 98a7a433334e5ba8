import { TextAreaField, TextField } from '@va/ui/controls/field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';

/** Points and the words that the pilot reads with them. */
export interface PointsAndWords {
  points: string;
  words: string;
}

/** The two fields of every correction at the desk. */
export function PointsAndWordsFields({
  labels,
  value,
  onChange,
}: {
  labels: { points: string; hint: string; words: string };
  value: PointsAndWords;
  onChange: (value: PointsAndWords) => void;
}) {
  return (
    <>
      <TextField
        label={labels.points}
        hint={labels.hint}
        type="number"
        required
        {...fieldOf(value.points, (typed) => onChange({ ...value, points: typed }))}
      />
      <WordsField
        label={labels.words}
        value={value.words}
        onChange={(words) => onChange({ ...value, words })}
      />
    </>
  );
}

/** What the pilot reads with an entry. */
export function WordsField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (words: string) => void;
}) {
  return (
    <TextAreaField
      label={label}
      hint="El piloto lo lee. De 10 a 2000 caracteres."
      required
      minLength={10}
      maxLength={2000}
      {...fieldOf(value, onChange)}
    />
  );
}
