import { act, cleanup, render, screen } from '@testing-library/react';
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

/** The field in a form, and how its list comes. */
function startField(first = '', listAtOnce = true) {
  const none: (typeof barcelona)[] = [];
  let bringList = () => {};
  function Form() {
    const [typed, setTyped] = useState(first);
    const [airports, setAirports] = useState(listAtOnce ? [barcelona] : none);
    bringList = () => setAirports([barcelona]);
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
  render(<Form />);
  return { field: screen.getByLabelText('Llega a'), bringList: () => bringList() };
}

for (const typed of ['barcelona', 'bcn', 'Barcelona-El', 'lexb', 'LEBL'])
  it(`puts the code in for «${typed}», whether the list was there or comes after the field was left`, async () => {
    for (const listAtOnce of [true, false]) {
      const { field, bringList } = startField('', listAtOnce);
      await userEvent.type(field, typed);
      await userEvent.click(screen.getByRole('button', { name: 'Sigue' }));
      act(bringList);
      expect(field).toHaveProperty('value', 'LEBL');
      cleanup();
    }
  });

it('leaves alone what is still being typed, what names no airport and what nobody has touched', async () => {
  const typing = startField('', false);
  await userEvent.type(typing.field, 'barce');
  act(typing.bringList);
  expect(typing.field).toHaveProperty('value', 'BARCE');
  cleanup();
  const unknown = startField('', false);
  await userEvent.type(unknown.field, 'Narnia');
  await userEvent.tab();
  act(unknown.bringList);
  expect(unknown.field).toHaveProperty('value', 'NARNIA');
  cleanup();
  const untouched = startField('LEXB', false);
  act(untouched.bringList);
  expect(untouched.field).toHaveProperty('value', 'LEXB');
});
