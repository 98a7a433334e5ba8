import { expect, it } from 'vitest';
import { namesOfTours } from './read-operations.ts';

it('names each tour by its id and by the end of its address, once where they are the same', () => {
  const tours = [
    { id: 'svalbard', name: 'A320 Svalbard', routePath: '/eventos/tours/al-norte' },
    { id: 'nacional', name: 'Tour Nacional', routePath: '/eventos/tours/nacional' },
  ];
  expect(namesOfTours(tours)).toEqual([
    { tour: 'svalbard', id: 'svalbard', name: 'A320 Svalbard' },
    { tour: 'svalbard', id: 'al-norte', name: 'A320 Svalbard' },
    { tour: 'nacional', id: 'nacional', name: 'Tour Nacional' },
  ]);
});
