import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reviewOf } from '#app/features/review/testing/review-of.ts';
import type { FlightProfile, ReportDetail } from '#app/lib/report-types.ts';
import { PlanCard } from './plan-card.tsx';

const { report } = reviewOf('R0000001', false);
const plan: NonNullable<ReportDetail['plan']> = {
  provider: 'Planes',
  generatedAt: '2026-11-22T08:05:00Z',
  callsign: 'ABC101',
  tail: 'EC-AAA',
  icaoType: 'A320',
  levelFt: 37_000,
  route: 'PINAR UN870 BARPI',
  alternate: 'LEBL',
  blockFuelKg: 5000,
  tripFuelKg: 3000,
  blockMin: 70,
  judgedFuelKg: 5000,
  points: [],
};
const flown = { fuelOffKg: 5120, fuelOnKg: 2200, blockMin: 65 };
const profile = { points: [{ altFt: 300 }, { altFt: 36_010 }, { altFt: null }] } as FlightProfile;
const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

it('puts what was planned beside what was flown, with the difference', () => {
  render(<PlanCard report={{ ...report, ...flown, plan }} profile={profile} />);
  expect(screen.getByText('Planes a las 08:05Z')).toBeDefined();
  expect(valueOf('Combustible al salir')).toBe('5120\u00a0kgplan: 5000\u00a0kg (+120\u00a0kg)');
  expect(valueOf('Consumo')).toBe('2920\u00a0kgplan: 3000\u00a0kg (−80\u00a0kg)');
  expect(valueOf('Bloque')).toBe('01:05\u00a0hplan: 01:10 (−5\u00a0min)');
  expect(valueOf('Nivel más alto')).toBe('FL360plan: FL370');
  expect(screen.queryByText(/no cuenta en la nota/)).toBeNull();
});

it('says what is not known, and that a plan of another aircraft or day does not count', () => {
  const bare = { ...plan, generatedAt: null, levelFt: null, blockFuelKg: null, tripFuelKg: null };
  render(
    <PlanCard
      report={{ ...report, fuelOffKg: null, fuelOnKg: null, plan: { ...bare, judgedFuelKg: null } }}
      profile={undefined}
    />,
  );
  expect(valueOf('Combustible al salir')).toBe('sin datosel plan no lo dice');
  expect(valueOf('Nivel más alto')).toBe('sin datosel plan no lo dice');
  expect(screen.getByText(/no cuenta en la nota/)).toBeDefined();
});

it('shows nothing without a plan', () => {
  const { container } = render(<PlanCard report={{ ...report, plan: null }} profile={profile} />);
  expect(container.textContent).toBe('');
});
