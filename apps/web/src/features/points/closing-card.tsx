import { countOf } from '@va/domain/numbers.ts';
import type { OwnPoints } from '@va/contract/points/points.ts';
import { CalendarClock, CircleCheck, TriangleAlert } from 'lucide-react';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

/** Expected result of this month's closing. */
export function ClosingCard({
  points: { closesAt, inactivity },
  claimDays,
}: {
  points: OwnPoints;
  /** Days to claim after the closing; undefined while the rules load. */
  claimDays: number | undefined;
}) {
  const safe = inactivity.flown || inactivity.points === 0;
  const Icon = safe ? CircleCheck : TriangleAlert;
  return (
    <SectionCard title="El cierre de este mes">
      <ul className="grid gap-3 text-sm">
        <li className="flex gap-2">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-2" />
          {inactivity.flown && 'Ya has volado este mes: no habrá descuento por inactividad.'}
          {!inactivity.flown && safe && 'Este mes no tiene descuento por inactividad para ti.'}
          {!safe &&
            `Sin un vuelo válido este mes se descuentan ${countOf(-inactivity.points, 'punto', 'puntos')}. Basta con uno.`}
        </li>
        <li className="flex gap-2">
          <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-2" />
          <span>
            Se cierra el <Instant at={closesAt} />
            {claimDays !== undefined &&
              `, y desde entonces tienes ${countOf(claimDays, 'día', 'días')} para reclamar`}
            .
          </span>
        </li>
      </ul>
    </SectionCard>
  );
}
