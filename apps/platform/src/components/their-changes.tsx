import { formatDate } from '@va/domain/dates.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';

type Words<Name extends string> = Readonly<Record<Name, string>>;

/** What stands now in fields that a colleague has changed while they were typed here too: what was typed stays. */
export function TheirChanges<Name extends string>({
  theirs,
  words,
  names = {},
}: {
  theirs: readonly (readonly [Name, unknown])[];
  /** Labels of the fields. */
  words: Words<Name>;
  /** Words of the codes and ids that fields hold. */
  names?: Words<string>;
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
                <dd className="font-bold wrap-anywhere whitespace-pre-line">{textOf(value, names)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

/** What a field holds, in words; days and hours as fields write them, UTC. */
function textOf(value: unknown, names: Words<string>): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return value.map((one) => textOf(one, names)).join(', ') || 'Nada';
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return formatUtcMinute(new Date(`${text}Z`));
  return names[text] ?? (text || 'Nada');
}
