import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { TailCard } from './tail-card.tsx';

const tail: Parameters<typeof TailCard>[0]['tail'] = {
  id: '01a21475-0000-7000-8000-000000000000',
  registration: 'EC-LZD',
  typeId: 'a320-200',
  model: 'A320-200',
  icaoType: 'A320',
  service: 'operational',
  state: 'free',
  isSubstitute: false,
  place: { icao: 'LEMD', city: 'Madrid', since: '2026-11-22T10:00:00Z' },
  minutes: 0,
  cycles: 0,
  next: null,
  note: null,
  version: 1,
};

it.each([
  ['stands', 'free', /^En LEMD, Madrid/],
  ['flies', 'flying', /^Estaba en LEMD, Madrid/],
  ['flies and is not heard', 'no_signal', /^Estaba en LEMD, Madrid/],
] as const)('says where a tail that %s is, or was', (_, state, where) => {
  renderInApp(<TailCard tail={{ ...tail, state }} />);
  expect(screen.getByText('LEMD').closest('p')?.textContent).toMatch(where);
});
