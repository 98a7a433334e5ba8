import { useQuery } from '@tanstack/react-query';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import type { Departure } from '#app/api/flights.ts';
import { ownPointsQuery } from '#app/api/points.ts';

/** The pilot's balance after the flight; space for two lines is reserved, since it loads late. */
export function BalanceAfter({ worth: { least, most } }: { worth: Departure['worth'] }) {
  const { data } = useQuery(ownPointsQuery);
  const after = data && [least, most].map((points) => formatNumber(data.balance + points));
  return (
    <p className="min-h-[2lh] text-sm text-ink-2">
      {data &&
        `Tienes ${countOf(data.balance, 'punto', 'puntos')}: ${least === most ? `pasarías a ${after?.[0]}` : `pasarías a tener entre ${after?.join(' y ')}`}.`}
    </p>
  );
}
