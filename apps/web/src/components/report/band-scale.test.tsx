import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BandScale } from './band-scale.tsx';

const LOAD = [
  { upTo: 1.6, deduction: 0 },
  { upTo: 1.8, deduction: 3 },
  { upTo: null, deduction: 15 },
];

it.each([
  [1.4, false, 'Carga, g: 1,4, dentro del objetivo'],
  [1.76, false, 'Carga, g: 1,76, en la banda que resta 0,3'],
  [1.76, true, 'Carga, g: 1,76, en la banda que resta 0,3, que aquí no cuenta'],
])('says of %s g whether its band takes anything', (value, outdone, name) => {
  render(<BandScale title="Carga, g" bands={LOAD} from={1} value={value} outdone={outdone} />);
  expect(screen.getByRole('img', { name })).toBeDefined();
  expect(screen.queryByText(/cuenta sólo la que más resta/) !== null).toBe(outdone);
});
