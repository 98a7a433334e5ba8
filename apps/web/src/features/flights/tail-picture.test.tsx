import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dimensionsOf } from '#app/config/aircraft.ts';
import { TailPicture } from './tail-picture.tsx';

it('draws the aircraft, or one like it where its own measures are not known, so that no row has a hole', () => {
  const [known = ''] = dimensionsOf.keys();
  const drawn = (registration: string, likes: string[]) =>
    render(<TailPicture registration={registration} likes={likes} />).container.innerHTML;
  expect(drawn(known, [])).toContain('<svg');
  expect(drawn('XX-XAA', ['XX-XAA', known])).toBe(drawn(known, []));
  expect(drawn('XX-XAA', ['XX-XBB'])).toBe('');
});
