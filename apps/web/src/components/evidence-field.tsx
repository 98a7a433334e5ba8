import { TextField } from '@va/ui/controls/field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';

interface EvidenceFieldProps {
  value: string;
  /** Why the appeal was refused, where it was. */
  error: unknown;
  onChange: (value: string) => void;
}

/** Field for a link to evidence of an appeal. */
export function EvidenceField({ value, error, onChange }: EvidenceFieldProps) {
  return (
    <TextField
      label="Enlace a una prueba"
      hint="Si la tienes; empieza por https://"
      type="url"
      maxLength={500}
      {...fieldOf(value, onChange, errorAt(error, '/evidence/0'))}
    />
  );
}

/** Link to evidence that a pilot gave, unchanged. */
export function EvidenceLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-link underline wrap-anywhere"
    >
      {href}
    </a>
  );
}
