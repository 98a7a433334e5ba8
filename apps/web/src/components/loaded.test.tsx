import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiProblem } from '#app/lib/problem.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { Loaded } from './loaded.tsx';

it.each([
  [403, 0],
  [404, 0],
  [410, 0],
  [503, 1],
])('says why a query failed with %i, with %i buttons that ask again', (status, buttons) => {
  const detail = 'Eso no puede ser.';
  const error = new ApiProblem({ type: 'about:blank', code: 'x', title: '', status, detail, instance: '' });
  const query = { data: undefined, error, dataUpdatedAt: 0, isFetching: false, refetch: async () => ({}) };
  renderInApp(
    <Loaded query={query as never} what="la flota">
      {() => null}
    </Loaded>,
  );
  expect(screen.getByText(detail)).toBeDefined();
  expect(screen.queryAllByRole('button', { name: 'Reintentar' })).toHaveLength(buttons);
});
