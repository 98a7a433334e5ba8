import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { WholeField } from '#app/components/whole-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';

/** Points and the words that the pilot reads with them. */
export interface PointsAndWords {
  points: string;
  words: string;
}

/** The two fields of every correction at the desk. */
export function PointsAndWordsFields({
  labels,
  value,
  error,
  onChange,
}: {
  labels: { points: string; hint: string; words: string };
  value: PointsAndWords;
  /** Why they were refused, where they were. */
  error: unknown;
  onChange: (value: PointsAndWords) => void;
}) {
  return (
    <>
      <WholeField
        label={labels.points}
        hint={labels.hint}
        least={-10_000}
        most={10_000}
        required
        {...fieldOf(
          value.points,
          (typed) => onChange({ ...value, points: typed }),
          errorAt(error, '/points'),
        )}
      />
      <WordsField
        label={labels.words}
        value={value.words}
        error={error}
        onChange={(words) => onChange({ ...value, words })}
      />
    </>
  );
}

/** Field for the text that the pilot reads with an entry. */
export function WordsField({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: string;
  error: unknown;
  onChange: (words: string) => void;
}) {
  return (
    <TextAreaField
      label={label}
      hint="El piloto lo lee. De 10 a 2000 caracteres."
      required
      minLength={10}
      maxLength={2000}
      {...fieldOf(value, onChange, errorAt(error, '/reason') ?? errorAt(error, '/answer'))}
    />
  );
}
