import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { TailCard } from './tail-card.tsx';
import { tail } from './testing/tail.ts';

it.each([
  ['stands', 'free', /^En LEMD, Madrid/],
  ['flies', 'flying', /^Estaba en LEMD, Madrid/],
  ['flies and is not heard', 'no_signal', /^Estaba en LEMD, Madrid/],
] as const)('says where a tail that %s is, or was', (_, state, where) => {
  renderInApp(<TailCard tail={{ ...tail, state }} />);
  expect(screen.getByText('LEMD').closest('p')?.textContent).toMatch(where);
});
