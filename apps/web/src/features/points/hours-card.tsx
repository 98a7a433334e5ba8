import { useQuery } from '@tanstack/react-query';
import { formatHours, formatHoursChange } from '@va/domain/quantities.ts';
import { deskHoursQuery, type HoursEntry } from '#app/api/points.ts';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

const KINDS: Partial<Record<HoursEntry['kind'], string>> = {
  transfer: 'Horas reconocidas',
  reversal: 'Apunte retirado',
};

/**
 * Hours that no flight brought, each with its reason: with those of the flights, and what of them was not taken, they make
 * the total. Nothing where there are none.
 */
export function HoursCard() {
  const { data } = useQuery(deskHoursQuery);
  if (!data || data.entries.length === 0) return null;
  return (
    <SectionCard title="Horas además de tus vuelos">
      <ul className="grid divide-y divide-line text-sm">
        {data.entries.map(({ id, minutes, kind, postedAt, text }) => (
          <li key={id} className="grid grid-cols-[1fr_auto] gap-x-3 py-2.5">
            <span>{KINDS[kind] ?? 'Corrección'}</span>
            <b className="tabular-nums">{formatHoursChange(minutes)}</b>
            <span className="col-span-2 text-ink-2 wrap-anywhere">
              {text} · <Instant at={postedAt} />
            </span>
          </li>
        ))}
      </ul>
      {data.notTaken > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          De lo retirado no se han restado {formatHours(data.notTaken)}, porque no te quedaban: tu total no
          baja de cero.
        </p>
      )}
    </SectionCard>
  );
}
