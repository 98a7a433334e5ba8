import { TextField } from '@va/ui/controls/field.tsx';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { countOf } from '@va/domain/numbers.ts';
import type { ApplicationForm } from '#app/api/applications.ts';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';

type Question = ApplicationForm['questions'][number];

/** Most characters of an answer for a field of one line. */
const ONE_LINE = 120;

/** One question of the airline, answered in words or by a choice. */
export function ApplicationQuestion({
  question,
  value,
  error,
  onChange,
}: {
  question: Question;
  value: string;
  error: string | undefined;
  onChange: (answer: string) => void;
}) {
  const { required, least = 0, most = 0, choices } = question;
  const shared = {
    label: required ? question.question : `${question.question} (opcional)`,
    required,
    ...fieldOf(value, onChange, error),
  };
  if (choices)
    return (
      <SelectField
        {...shared}
        hint={question.hint ?? undefined}
        options={[['', 'Elige una'], ...choices.map((choice) => [choice, choice] as const)]}
      />
    );
  const bounds =
    least > 0
      ? `De ${least} a ${countOf(most, 'carácter', 'caracteres')}.`
      : `Hasta ${countOf(most, 'carácter', 'caracteres')}.`;
  const words = {
    ...shared,
    hint: [question.hint, bounds].filter((part) => part !== null).join(' '),
    minLength: least,
    maxLength: most,
  };
  return most <= ONE_LINE ? <TextField {...words} /> : <TextAreaField {...words} />;
}
