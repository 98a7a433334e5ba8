import { hashKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { addressKey } from '#app/lib/address-key.ts';
import { bookingsQuery } from './bookings.ts';
import { departurePagesQuery } from './flights.ts';
import { keptBookingsQuery } from './kept-bookings.ts';
import { readQuery } from './read-query.ts';
import { readWhole } from './whole-list.ts';

const hash = ({ queryKey }: { queryKey: readonly unknown[] }) => hashKey(queryKey);

it('knows what is read by its address and by what it is asked with, whoever asks and in whatever order', () => {
  const asked = readQuery('/reports', { airport: 'LEMD', state: 'decided' });
  expect(hash(asked)).toBe(
    hash(readQuery('/reports', { state: 'decided', airport: 'LEMD', type: undefined })),
  );
  expect(hash(asked)).not.toBe(hash(readQuery('/reports', { state: 'decided' })));
  expect(hash(asked)).not.toBe(hash(readQuery('/reports/totals', { airport: 'LEMD', state: 'decided' })));
  expect(hash(bookingsQuery('open'))).toBe(hashKey(addressKey('/bookings', { state: 'open' })));
});

it('keeps for offline what is shown online', () => {
  expect(hash(keptBookingsQuery('past'))).toBe(hash(bookingsQuery('past')));
});

it('takes no part of a list for all of it', () => {
  expect(hash(readWhole('/reports'))).not.toBe(hash(readQuery('/reports')));
  expect(hash(departurePagesQuery({}))).not.toBe(hash(readQuery('/flights')));
});
