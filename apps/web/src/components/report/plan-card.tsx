import { hoursAndMinutes } from '@va/domain/durations.ts';
import { formatLevel, formatHours, withUnit } from '@va/domain/quantities.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';
import type { ReactNode } from 'react';
import { FactList } from '#app/components/fact-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { heightWords } from '#app/lib/flight-words.ts';
import type { FlightProfile, ReportDetail } from '#app/lib/report-types.ts';

interface PlanCardProps {
  report: ReportDetail;
  /** Undefined where nothing was recorded. */
  profile: FlightProfile | undefined;
}

/** Compares the plan with the flight; nothing for a flight without a plan. */
export function PlanCard({ report, profile }: PlanCardProps) {
  const { plan, fuelOffKg, fuelOnKg, blockMin } = report;
  if (!plan) return null;
  const burnt = fuelOffKg === null || fuelOnKg === null ? null : fuelOffKg - fuelOnKg;
  const heights = profile?.points.flatMap(({ altFt }) => altFt ?? []) ?? [];
  const highest = heights.length === 0 ? null : Math.max(...heights);
  const made = plan.generatedAt === null ? '' : ` a las ${formatUtcMinute(new Date(plan.generatedAt))}`;
  return (
    <SectionCard title="Lo previsto y lo volado" aside={`${plan.provider}${made}`}>
      <div className="[--fact:9rem]">
        <FactList
          facts={[
            ['Combustible al salir', beside(fuelOffKg, plan.blockFuelKg, kg)],
            ['Consumo', beside(burnt, plan.tripFuelKg, kg)],
            [
              'Bloque',
              <Pair
                key="block"
                flown={blockMin === null ? null : formatHours(blockMin)}
                planned={plan.blockMin === null ? null : hoursAndMinutes(plan.blockMin)}
                apart={apart(blockMin, plan.blockMin, 'min')}
              />,
            ],
            [
              'Nivel más alto',
              <Pair
                key="level"
                flown={highest === null ? null : heightWords({ altFt: highest, phase: 'cruise' })}
                planned={plan.levelFt === null ? null : formatLevel(plan.levelFt)}
              />,
            ],
            ['Alternativo', <span key="alternate">{plan.alternate ?? 'ninguno'}</span>],
          ]}
        />
      </div>
      {plan.route && (
        <p className="text-sm">
          <span className="text-ink-2">Ruta del plan: </span>
          <span className="font-mono wrap-anywhere">{plan.route}</span>
        </p>
      )}
      {plan.judgedFuelKg === null && (
        <p className="text-sm text-ink-2">
          El combustible del plan no cuenta en la nota: se hizo para otro avión o para otro día.
        </p>
      )}
    </SectionCard>
  );
}

const kg = (value: number) => withUnit(value, 'kg');

function beside(flown: number | null, planned: number | null, words: (value: number) => string): ReactNode {
  return (
    <Pair
      flown={flown === null ? null : words(flown)}
      planned={planned === null ? null : words(planned)}
      apart={apart(flown, planned, 'kg')}
    />
  );
}

/** Difference between flight and plan, `+120 kg`; undefined if one of them is unknown. */
function apart(flown: number | null, planned: number | null, unit: string): string | undefined {
  if (flown === null || planned === null) return undefined;
  const more = Math.round(flown - planned);
  return `${more > 0 ? '+' : ''}${withUnit(more, unit)}`;
}

interface PairProps {
  flown: string | null;
  planned: string | null;
  apart?: string | undefined;
}

function Pair({ flown, planned, apart: difference }: PairProps) {
  return (
    <>
      {flown ?? 'sin datos'}
      <small className="block text-xs font-normal text-ink-2">
        {planned === null ? 'el plan no lo dice' : `plan: ${planned}`}
        {difference !== undefined && ` (${difference})`}
      </small>
    </>
  );
}
