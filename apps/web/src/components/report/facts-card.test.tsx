import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reviewOf } from '#app/features/review/testing/review-of.ts';
import { FactsCard } from './facts-card.tsx';

const { report, score } = reviewOf('R0000001', false);
const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

it('says which program recorded a flight, and which aircraft it saw', () => {
  const recorded = { source: 'acars', client: 'vmsACARS', clientVersion: '1.2.3' } as const;
  const seen = { icaoTypeSeen: 'A20N', addOn: 'Airbus A320 Neo FlyByWire' };
  render(<FactsCard report={{ ...report, ...recorded, ...seen }} score={score} />);
  expect(valueOf('Registro')).toBe('vmsACARS 1.2.3');
  expect(valueOf('En el simulador')).toBe('A20N, Airbus A320 Neo FlyByWire');
});

it('says of a flight that was typed only that', () => {
  render(<FactsCard report={report} score={score} />);
  expect(valueOf('Registro')).toBe('A mano');
  expect(screen.queryByText('En el simulador')).toBeNull();
});
