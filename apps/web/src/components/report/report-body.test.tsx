import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ReportBody } from './report-body.tsx';
import { reviewOf } from '#app/features/review/testing/review-of.ts';

it('tells in one column what the score comes from, the touchdown with it, before what became of the report', () => {
  const { report, score, history } = reviewOf('R0000001', true);
  const item = {
    rule: 'S-14',
    title: 'Velocidad vertical de la toma',
    observed: '',
    expected: '',
    times: [],
  };
  const items = [{ ...item, status: 'ok' as const, deduction: 0, waived: 0 }];
  render(
    <MemoryRouter>
      <ReportBody
        report={report}
        score={{ ...score, items }}
        history={history}
        profile={undefined}
        loading={false}
      >
        <h2>Decisión</h2>
      </ReportBody>
    </MemoryRouter>,
  );
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const order = ['Toma', 'Historia del informe', 'Decisión'];
  expect(headings.filter((heading) => order.includes(heading ?? ''))).toEqual(order);
});
