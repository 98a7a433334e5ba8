import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AirportField } from './airport-field.tsx';

const barcelona = {
  icao: 'LEBL',
  otherCodes: ['LEXB'],
  iata: 'BCN',
  city: 'Barcelona',
  name: 'Barcelona-El Prat',
};

function Form({ first, airports }: { first: string; airports: (typeof barcelona)[] }) {
  const [typed, setTyped] = useState(first);
  return (
    <>
      <AirportField
        airports={airports}
        label="Llega a"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="button">Sigue</button>
    </>
  );
}

/** The field in a form, and how its list comes where it is not there at once. */
function startField(first = '', listAtOnce = true) {
  const { rerender } = render(<Form first={first} airports={listAtOnce ? [barcelona] : []} />);
  return {
    field: screen.getByLabelText('Llega a'),
    bringList: () => rerender(<Form first={first} airports={[barcelona]} />),
  };
}

for (const typed of ['barcelona', 'bcn', 'Barcelona-El', 'lexb', 'LEBL'])
  it(`puts the code in for «${typed}», whether the list was there or comes after the field was left`, async () => {
    for (const listAtOnce of [true, false]) {
      const { field, bringList } = startField('', listAtOnce);
      await userEvent.type(field, typed);
      await userEvent.click(screen.getByRole('button', { name: 'Sigue' }));
      bringList();
      expect(field).toHaveProperty('value', 'LEBL');
      cleanup();
    }
  });

it('leaves alone what is still being typed, what names no airport and what nobody has touched', async () => {
  const typing = startField('', false);
  await userEvent.type(typing.field, 'barce');
  typing.bringList();
  expect(typing.field).toHaveProperty('value', 'BARCE');
  cleanup();
  const unknown = startField('', false);
  await userEvent.type(unknown.field, 'Narnia');
  await userEvent.tab();
  unknown.bringList();
  expect(unknown.field).toHaveProperty('value', 'NARNIA');
  cleanup();
  const untouched = startField('LEXB', false);
  untouched.bringList();
  expect(untouched.field).toHaveProperty('value', 'LEXB');
});
