import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { reviewOf } from './testing/review-of.ts';
import { WhyHere } from './why-here.tsx';

/** Its step into the queue, without what the platform wrote down. */
const line = {
  at: '2026-11-20T12:00:00Z',
  from: 'submitted',
  to: 'in_review',
  by: 'system',
  reasonCode: null,
} as const;

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

it('opens the other report that a reason names', () => {
  const review = reviewOf('R0000001', false);
  const text = 'V-13: Se solapa con el informe K7PM2QRX · Sólo se pudo comprobar el 55 %';
  renderInApp(<WhyHere review={{ ...review, history: [{ ...line, event: 'decide_alone', text }] }} />);
  expect(screen.getByRole('region', { name: 'Por qué está aquí' }).textContent).toBe(
    'Se solapa con el informe K7PM2QRX · Sólo se pudo comprobar el 55 %',
  );
  const other = screen.getByRole('link', { name: 'K7PM2QRX' });
  expect(other.getAttribute('href')).toBe('/plataforma/mesa/informes/K7PM2QRX');
});

it('says what the platform wrote down where no flag asks for a person', () => {
  const review = reviewOf('R0000001', false);
  const history = [{ ...line, event: 'decide_alone', text: 'Reporte manual' }];
  render(<WhyHere review={{ ...review, history }} />);
  expect(screen.getByRole('region', { name: 'Por qué está aquí' }).textContent).toBe('Reporte manual');
});

it('goes on saying so after a question, with each doubt once', () => {
  const review = reviewOf('R0000001', false);
  const flags = [
    { code: 'V-07', detail: 'No se grabó la toma', blocking: true, checked: false },
    { code: 'V-13', detail: 'Otro vuelo suyo coincide', blocking: true, checked: false },
  ] as typeof review.score.flags;
  const line = {
    at: '2026-11-20T12:00:00Z',
    from: 'in_review',
    to: 'in_review',
    by: 'system',
    reasonCode: null,
  } as const;
  const history = [
    { ...line, event: 'decide_alone', text: 'V-07: No se grabó la toma · Sólo se comprobó el 55 %' },
    { ...line, event: 'ask', text: '¿Volaste tú?' },
  ];
  const why = () => screen.getByRole('region', { name: 'Por qué está aquí' });
  render(<WhyHere review={{ ...review, history, score: { ...review.score, flags } }} />);
  expect(within(why()).getByText('No se grabó la toma · Sólo se comprobó el 55 %')).toBeDefined();
  expect(within(why()).getByText('Otro vuelo suyo coincide')).toBeDefined();
  expect(within(why()).queryByText('¿Volaste tú?')).toBeNull();
});

it('says of an appeal what its pilot says, about which rules, and what shows it, instead of doubts that were decided', () => {
  const review = reviewOf('R0000001', true);
  const evidence = ['https://ejemplo.org/toma.png', 'https://ejemplo.org/red.png'];
  const appeal = { text: 'Aterricé en la 32L.', rules: ['S-14'], evidence, state: 'open' as const };
  const report = {
    ...review.report,
    state: 'appealed' as const,
    appeal: { ...appeal, raisedAt: '2026-11-22T12:00:00Z', answer: null },
  };
  const items = [{ rule: 'S-14', title: 'Velocidad vertical de la toma' }] as typeof review.score.items;
  const flags = [
    { code: 'V-13', detail: 'Otro vuelo suyo coincide', blocking: true, checked: false },
  ] as typeof review.score.flags;
  render(<WhyHere review={{ ...review, report, score: { ...review.score, items, flags } }} />);
  const why = within(screen.getByRole('region', { name: 'Por qué está aquí' }));
  expect(why.getByText('El piloto recurre:')).toBeDefined();
  expect(why.getByText(/«Aterricé en la 32L\.»/)).toBeDefined();
  expect(why.getByText('Sobre: Velocidad vertical de la toma.')).toBeDefined();
  expect(why.queryByText('Otro vuelo suyo coincide')).toBeNull();
  for (const href of evidence) expect(why.getByRole('link', { name: href }).getAttribute('href')).toBe(href);
});
