import { flightQuery } from '@va/domain/flights/flight-in-hand.ts';
import { describe, expect, it } from 'vitest';
import { queryOf } from './flight-filters.ts';

const read = (search: string) => queryOf(new URLSearchParams(search));

describe('the filters in the address', () => {
  it('begin with where the pilot is, and ask from everywhere only when told', () => {
    expect(read('')).toMatchObject({ here: 'true' });
    expect(read('salida=todas')).not.toHaveProperty('here');
    expect(read('salida=lebl')).toMatchObject({ origin: 'lebl' });
  });

  it('take the flight that a page of the portal speaks of', () => {
    const query = flightQuery({ from: 'LEMD', to: 'LEBL', flightNumber: '101', model: 'A320-200' });
    expect(read(query)).toMatchObject({ origin: 'lemd', destination: 'lebl', q: '101', type: 'a320-200' });
  });

  it('leave out what says nothing', () => {
    expect(read('salida=x&fecha=ayer&tiempo=5&de=27:00&libre=0')).toEqual({
      here: 'true',
      destination: undefined,
      q: undefined,
      type: undefined,
      date: undefined,
      from: undefined,
      to: undefined,
      timeMin: undefined,
      notFlownForDays: undefined,
    });
    expect(read('tiempo=300&libre=1')).toMatchObject({ timeMin: 300, freeTails: 'true' });
    expect(read('sin-volar=90&evento=1')).toMatchObject({ notFlownForDays: 90, event: 'true' });
    expect(read('sin-volar=0')).toMatchObject({ notFlownForDays: undefined });
  });
});
