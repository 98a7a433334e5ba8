import { formatDate } from '@va/domain/dates.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';

type Words<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Present values of the fields that both this person and a colleague have changed; the typed values stay in the form.
 */
export function TheirChanges<Name extends string>({
  theirs,
  words,
  names,
}: {
  theirs: readonly (readonly [Name, unknown])[];
  /** Labels of the fields. */
  words: Words<Name>;
  /** Words for codes or ids in a field; the key '' gives the word for an empty one. */
  names?: Readonly<Partial<Record<NoInfer<Name>, Words<string>>>>;
}) {
  return (
    <div role="status">
      {theirs.length > 0 && (
        <div className="grid gap-2 rounded-md border border-line px-3 py-2 text-sm">
          <p>También has cambiado lo que sigue, que ahora está así. Si guardas otra vez, vale lo tuyo.</p>
          <dl className="grid gap-2">
            {theirs.map(([name, value]) => (
              <div key={name}>
                <dt className="text-xs text-ink-2">{words[name]}, ahora</dt>
                <dd className="font-bold wrap-anywhere whitespace-pre-line">
                  {textOf(value, names?.[name])}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

/** Value of a field in words; dates and times in the format of the fields, UTC. */
function textOf(value: unknown, names: Words<string> = {}): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  const text = Array.isArray(value) ? value.map((one) => names[one] ?? one).join(', ') : String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return formatUtcMinute(new Date(`${text}Z`));
  return names[text] ?? (text || 'Nada');
}
