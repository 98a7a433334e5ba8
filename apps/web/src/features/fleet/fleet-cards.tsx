import { countOf } from '@va/domain/numbers.ts';
import type { Aircraft } from '#app/api/fleet.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { TailCard } from './tail-card.tsx';

/** A card for each tail, those of a type together. */
export function FleetCards({ tails }: { tails: readonly Aircraft[] }) {
  const models = [...new Set(tails.map(({ model }) => model))].toSorted();
  return (
    <div className="grid gap-4">
      {models.map((model) => {
        const own = tails.filter((tail) => tail.model === model);
        return (
          <SectionCard key={model} title={model} aside={countOf(own.length, 'avión', 'aviones')}>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
              {own.map((tail) => (
                <TailCard key={tail.id} tail={tail} />
              ))}
            </ul>
          </SectionCard>
        );
      })}
    </div>
  );
}
