import { formatDate } from '@va/domain/dates.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';

type Words<Name extends string> = Readonly<Record<Name, string>>;

/** What stands now in fields that a colleague has changed while they were typed here too: what was typed stays. */
export function TheirChanges<Name extends string>({
  theirs,
  words,
  names,
}: {
  theirs: readonly (readonly [Name, unknown])[];
  /** Labels of the fields. */
  words: Words<Name>;
  /** Words of what a field may hold, where it holds codes or ids; those of '' are of an empty one. */
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

/** What a field holds, in words; days and hours as fields write them, UTC. */
function textOf(value: unknown, names: Words<string> = {}): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  const text = Array.isArray(value) ? value.map((one) => names[one] ?? one).join(', ') : String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return formatUtcMinute(new Date(`${text}Z`));
  return names[text] ?? (text || 'Nada');
}
