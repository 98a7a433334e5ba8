import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TheirChanges } from './their-changes.tsx';

it('says in the words of each field what it holds now, empty or not', () => {
  render(
    <TheirChanges
      theirs={[
        ['network', 'vatsim,ivao'],
        ['until', ''],
        ['types', ['a320', 'a333']],
        ['ranks', []],
        ['note', ''],
      ]}
      words={{
        network: 'Red',
        until: 'Último día',
        types: 'Aviones',
        ranks: 'Rangos',
        note: 'Nota',
      }}
      names={{
        network: { 'vatsim,ivao': 'VATSIM o IVAO' },
        until: { '': 'Sin final' },
        types: { '': 'Todos', a320: 'A320' },
        ranks: { '': 'Todos' },
      }}
    />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'VATSIM o IVAO',
    'Sin final',
    'A320, a333',
    'Todos',
    'Nada',
  ]);
});
