import { TextField } from '@va/ui/controls/field.tsx';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';

interface ReasonFieldProps {
  value: string;
  /** Why the act was refused, where it was. */
  error: unknown;
  onChange: (value: string) => void;
  /** Tells who will read it; the audit by default. */
  hint?: string | undefined;
  /** A line among other fields instead of a box of its own. */
  oneLine?: boolean;
  /** Fewest characters; 0 where it may be left out. */
  least?: number;
}

/** Why staff do something, with the bounds that the server asks of a reason. */
export function ReasonField({
  value,
  error,
  onChange,
  hint = 'De 10 a 2000 caracteres. Queda en la auditoría.',
  oneLine = false,
  least = 10,
}: ReasonFieldProps) {
  const shared = {
    label: 'Motivo',
    hint,
    required: least > 0,
    minLength: least,
    maxLength: 2000,
    ...fieldOf(value, onChange, errorAt(error, '/reason')),
  };
  return oneLine ? <TextField {...shared} /> : <TextAreaField {...shared} />;
}
