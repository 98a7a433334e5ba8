import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reviewOf } from '#app/features/review/testing/review-of.ts';
import type { ScoreItem } from '#app/lib/report-types.ts';
import { ItemsCard } from './items-card.tsx';

const { report, score } = reviewOf('R0000001', false);
const item = (change: Partial<ScoreItem>) =>
  ({ status: 'ok', deduction: 0, waived: 0, times: [], expected: '', ...change }) as ScoreItem;

const rulesUnder = (title: string) =>
  within(screen.getByText(title).closest('details')!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());

it('says of a rule that was kept what was seen, once, and apart why a measure of the touchdown takes nothing', () => {
  const items = [
    item({ rule: 'S-21', title: 'Sin pausas', observed: 'Sin pausas' }),
    item({ rule: 'S-03', title: 'Velocidad de rodaje', observed: 'máximo 17 kt' }),
    item({ rule: 'S-15', title: 'Factor de carga de la toma', observed: '1,8 g', status: 'hit' }),
  ];
  render(<ItemsCard report={report} score={{ ...score, items }} marks={[]} chosen={null} />);
  expect(rulesUnder('2 reglas cumplidas')).toEqual(['Sin pausas', 'Velocidad de rodaje máximo 17 kt']);
  expect(rulesUnder('1 regla fuera de margen que no resta')).toEqual([
    'Factor de carga de la toma 1,8 g: de la toma cuenta sólo la medida que más resta',
  ]);
});

it('keeps apart the rules without data, which lower what could be judged, and those that asked nothing', () => {
  const items = [
    item({ rule: 'S-16', title: 'Rebotes', observed: '', status: 'no_data' }),
    item({ rule: 'S-22', title: 'Hora de salida', observed: '', status: 'not_applicable' }),
    item({ rule: 'S-08', title: 'Bajo 10 000 ft', observed: 'lo pidió control', status: 'justified' }),
  ];
  render(<ItemsCard report={report} score={{ ...score, items }} marks={[]} chosen={null} />);
  expect(rulesUnder('1 regla sin datos, sin descuento')).toEqual(['Rebotes']);
  expect(rulesUnder('2 reglas que no se aplicaron')).toEqual([
    'Hora de salida no aplica',
    'Bajo 10 000 ft justificado: lo pidió control',
  ]);
});

it('says what was seen at several times once: at each of them, or for all where it is the same', () => {
  const at = (minute: string, observed: string) =>
    ({ from: `2026-11-22T10:${minute}:00Z`, until: null, observed }) as unknown as ScoreItem['times'][number];
  const hit = (observed: string, times: ScoreItem['times']) =>
    item({ rule: 'S-04', title: 'Luz de rodaje', status: 'hit', deduction: 2, observed, times });
  const seen = (one: ScoreItem) => {
    const marks = [{ letter: 'A', item: one, at: null }] as unknown as Parameters<
      typeof ItemsCard
    >[0]['marks'];
    const { container, unmount } = render(
      <ItemsCard report={report} score={{ ...score, items: [one] }} marks={marks} chosen={null} />,
    );
    const text = container.textContent ?? '';
    unmount();
    return text.slice(text.indexOf('Se vio'));
  };
  const two = seen(hit('apagada 52 s; apagada 3 min', [at('03', 'apagada 52 s'), at('04', 'apagada 3 min')]));
  expect(two).toMatch(/^Se vioapagada 52 s · 10:03:00Zapagada 3 min · 10:04:00Z/);
  const same = seen(hit('apagada', [at('03', 'apagada'), at('04', 'apagada')]));
  expect(same).toMatch(/^Se vioapagada10:03:00Z10:04:00Z/);
});
