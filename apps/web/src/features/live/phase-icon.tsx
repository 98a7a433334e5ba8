import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import {
  CircleParking,
  type LucideIcon,
  MoveRight,
  PlaneLanding,
  PlaneTakeoff,
  TrendingDown,
  TrendingUp,
  WifiOff,
} from 'lucide-react';
import { memo } from 'react';

const ICONS: Record<FlightPhase, LucideIcon> = {
  boarding: CircleParking,
  pushback: CircleParking,
  taxi: CircleParking,
  takeoff: PlaneTakeoff,
  climb: TrendingUp,
  cruise: MoveRight,
  descent: TrendingDown,
  approach: PlaneLanding,
  landed: PlaneLanding,
  on_block: CircleParking,
};

/** What a flight is doing, at a glance; the word stands beside it. Among hundreds of strips it is drawn again for another phase alone. */
export const PhaseIcon = memo(({ phase, lost }: { phase: FlightPhase; lost: boolean }) => {
  const Icon = lost ? WifiOff : ICONS[phase];
  return <Icon aria-hidden className="size-4 shrink-0" />;
});
