import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Availability } from '#app/api/flights.ts';
import { TailChoice } from './tail-choice.tsx';

type Tail = Availability['tails'][number];

const departure = { std: '2026-11-23T12:15:00Z', sta: '2026-11-23T18:40:00Z' } as Availability['departure'];
const tail = (registration: string, changes: Partial<Tail> = {}): Tail => ({
  registration,
  typeId: 'a330-300',
  icaoType: 'A333',
  service: 'operational',
  place: { icao: 'LEMD', since: null },
  held: [],
  window: { from: '2026-11-23T11:45:00Z', until: '2026-11-23T20:10:00Z' },
  free: true,
  shareable: false,
  ...changes,
});

it('draws the day of each aircraft and says from when to when', () => {
  const held = [{ from: '2026-11-23T14:00:00Z', until: '2026-11-23T19:00:00Z', callsign: 'ABC008' }];
  const tails = [tail('EC-AAA'), tail('EC-BBB', { free: false, shareable: true, held })];
  render(<TailChoice tails={tails} departure={departure} chosen="EC-AAA" onChoose={vi.fn()} />);
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Cada barra va del lun 23 a las 00:15Z al mar 24 a las 06:40Z: lleno, tu hueco',
  );
  const bars = [...document.querySelectorAll('svg[viewBox="0 0 100 8"]')];
  // Between 00:15 and 06:40 of the day after: the own slot above, the booking of the other below.
  const drawn = bars.map((bar) =>
    [...bar.querySelectorAll('rect[x]')].map((one) =>
      [one.getAttribute('x'), one.getAttribute('width')].map(Number).map(Math.round),
    ),
  );
  expect(drawn).toEqual([
    [[38, 28]],
    [
      [38, 28],
      [45, 16],
    ],
  ]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^EC-AAA.*Libre$/ }).checked).toBe(true);
  expect(
    screen.getByRole('radio', { name: /^EC-BBB.*ABC008 lo tiene.*se puede compartir.*Compartido$/ }),
  ).toBeDefined();
});

it.each([
  ['ABC008', true, 'EC-AAA.*lo tienes tú de .*, fuera de tu hueco'],
  ['ABC009', true, 'EC-AAA.*ABC008 lo tiene de .*, fuera de tu hueco'],
  [undefined, false, 'EC-AAA.*ABC008 lo tiene de '],
])('says to %s whose booking it is beside the slot, and that a free one is free', (me, free, words) => {
  const held = [{ from: '2026-11-23T04:00:00Z', until: '2026-11-23T06:00:00Z', callsign: 'ABC008' }];
  render(
    <TailChoice
      tails={[tail('EC-AAA', { free, held })]}
      departure={departure}
      chosen={null}
      me={me}
      onChoose={vi.fn()}
    />,
  );
  expect(screen.getByRole('radio', { name: new RegExp(words) })).toBeDefined();
});
