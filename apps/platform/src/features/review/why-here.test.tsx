import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reviewOf } from './testing/review-of.ts';
import { WhyHere } from './why-here.tsx';

it('says why a report waits for a person, and what its pilot says', () => {
  const review = reviewOf('R0000001', false);
  const flags = [
    { code: 'V-07', detail: 'No se grabó la toma', blocking: true, checked: false },
    { code: 'V-15', detail: 'En la red voló como EVE022', blocking: false, checked: false },
  ] as typeof review.score.flags;
  const report = { ...review.report, comment: 'Se me cerró el programa.' };
  render(<WhyHere review={{ ...review, report, score: { ...review.score, flags } }} />);
  const why = within(screen.getByRole('region', { name: 'Por qué está aquí' }));
  expect(why.getByText('No se grabó la toma')).toBeDefined();
  expect(why.queryByText(/EVE022/)).toBeNull();
  expect(screen.getByRole('region', { name: 'Lo que dice el piloto' }).textContent).toBe(
    '«Se me cerró el programa.»',
  );
});

it('says what the platform wrote down where no flag asks for a person', () => {
  const review = reviewOf('R0000001', false);
  const line = { at: '2026-11-20T12:00:00Z', from: 'submitted', to: 'in_review', own: false };
  const history = [{ ...line, event: 'decide_alone', text: 'Reporte manual' }];
  render(<WhyHere review={{ ...review, history }} />);
  expect(screen.getByRole('region', { name: 'Por qué está aquí' }).textContent).toBe('Reporte manual');
});

it('goes on saying so after a question, with each doubt once, and of an appeal what the pilot says', () => {
  const review = reviewOf('R0000001', false);
  const flags = [
    { code: 'V-07', detail: 'No se grabó la toma', blocking: true, checked: false },
    { code: 'V-13', detail: 'Otro vuelo suyo coincide', blocking: true, checked: false },
  ] as typeof review.score.flags;
  const line = { at: '2026-11-20T12:00:00Z', from: 'in_review', to: 'in_review', own: false };
  const history = [
    { ...line, event: 'decide_alone', text: 'V-07: No se grabó la toma · Sólo se comprobó el 55 %' },
    { ...line, event: 'ask', text: '¿Volaste tú?' },
  ];
  const why = () => screen.getByRole('region', { name: 'Por qué está aquí' });
  const shown = render(<WhyHere review={{ ...review, history, score: { ...review.score, flags } }} />);
  expect(within(why()).getByText('No se grabó la toma · Sólo se comprobó el 55 %')).toBeDefined();
  expect(within(why()).getByText('Otro vuelo suyo coincide')).toBeDefined();
  expect(within(why()).queryByText('¿Volaste tú?')).toBeNull();
  const appealed = [...history, { ...line, event: 'appeal', text: 'Iba a 245 kt.' }];
  shown.rerender(<WhyHere review={{ ...review, history: appealed, score: { ...review.score, flags } }} />);
  expect(why().textContent).toBe('El piloto recurre: «Iba a 245 kt.»');
});
