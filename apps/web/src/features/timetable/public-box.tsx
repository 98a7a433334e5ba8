import { Checkbox } from '#app/components/checkbox.tsx';

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
