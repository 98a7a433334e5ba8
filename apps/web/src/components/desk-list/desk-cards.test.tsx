import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { catchFiles } from '#app/testing/catch-files.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DeskCards } from './desk-cards.tsx';
import { DeskList } from './desk-list.tsx';

interface Tour {
  name: string;
  stages: number;
}

const tours: readonly Tour[] = Array.from({ length: 53 }, (_, at) => ({
  name: `Tour ${at + 1}`,
  stages: 60 - at,
}));
const columns = [
  { id: 'tour', title: 'Tour', text: ({ name }: Tour) => name },
  { id: 'etapas', title: 'Etapas', text: ({ stages }: Tour) => String(stages) },
];

function Address() {
  return <output>{decodeURIComponent(useLocation().search)}</output>;
}

function showCards(rows: readonly Tour[], address = '/') {
  renderInApp(
    <>
      <DeskCards part="tours" what="los tours" rows={rows} columns={columns} none={<p>Ninguno</p>}>
        {(shown) => (
          <ul>
            {shown.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </DeskCards>
      <Address />
    </>,
    address,
  );
}

const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows fifty rows at a time, and keeps the page, the search and the order in the address', async () => {
  showCards(tours);
  expect(names()).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Siguientes' }));
  expect(names()).toEqual(['Tour 51', 'Tour 52', 'Tour 53']);
  expect(screen.getByText('Del 51 al 53, de 53.')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Ordenar los tours'), 'Etapas, ascendente');
  expect(names().slice(0, 2)).toEqual(['Tour 53', 'Tour 52']);
  await userEvent.type(screen.getByLabelText('Buscar en los tours'), 'tour 53');
  expect(names()).toEqual(['Tour 53', 'Tour 8']);
  expect(screen.getByText(/tours-q=/).textContent).toBe('?tours-orden=etapas&tours-q=tour+53');
});

it('exports what was found, in its order, and not the page alone', async () => {
  const files = catchFiles();
  showCards(tours, '/?tours-q=5&tours-orden=-etapas&tours-desde=50');
  await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [{ name, content }] = files as [(typeof files)[number]];
  expect(name).toMatch(/^tours-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(content.type).toBe('text/csv;charset=utf-8');
  const lines = (await content.text()).trim().split(/\r?\n/);
  expect(lines[0]).toBe('Tour,Etapas');
  expect(lines).toHaveLength(
    1 + tours.filter(({ name: n, stages }) => `${n} ${stages}`.includes('5')).length,
  );
  expect(lines[1]).toBe('Tour 2,59');
});

it('shows its last page where the address asks for one that is gone', () => {
  showCards(tours, '/?tours-desde=900');
  expect(names()).toEqual(['Tour 51', 'Tour 52', 'Tour 53']);
});

it('says that there is nothing at all, and that nothing was found', () => {
  showCards([]);
  expect(screen.getByText('Ninguno')).toBeDefined();
  cleanup();
  showCards(tours, '/?tours-q=nada');
  expect(screen.getByText('Nada con esos filtros.')).toBeDefined();
});

it('says what will stand in a table and what to do first, and offers nothing to search before there is a row', () => {
  const list = (
    <DeskList
      label="Tours"
      file="tours"
      none="Aquí estarán los tours: añade el primero."
      rows={[]}
      columns={columns}
      keyOf={({ name }) => name}
    />
  );
  renderInApp(list);
  expect(screen.getByText('Aquí estarán los tours: añade el primero.')).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
  cleanup();
  renderInApp(list, '/?estado=baja');
  expect(screen.getByText('Nada con esos filtros.')).toBeDefined();
});

it('is a table with sorted heads, and on a phone a card for each row with an order to choose', async () => {
  let narrow = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: narrow,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const list = (
    <DeskList
      label="Tours"
      file="tours"
      none={null}
      rows={[...tours.slice(0, 2), { name: 'Sin etapas', stages: 0 }]}
      columns={[columns[0]!, { ...columns[1]!, text: ({ stages }) => (stages ? String(stages) : '') }]}
      keyOf={({ name }) => name}
      action={({ name }) => <button type="button">Cerrar {name}</button>}
    />
  );
  renderInApp(list);
  await userEvent.click(screen.getByRole('button', { name: 'Etapas' }));
  expect(screen.getByRole('columnheader', { name: 'Etapas' }).getAttribute('aria-sort')).toBe('ascending');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Sin etapas',
    'Tour 2',
    'Tour 1',
  ]);
  cleanup();
  narrow = true;
  renderInApp(list);
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Ordenar tours'), 'Tour, descendente');
  const [second, , empty] = screen.getAllByRole('listitem');
  expect(within(second!).getByText('Etapas')).toBeDefined();
  expect(within(second!).getByRole('button', { name: 'Cerrar Tour 2' })).toBeDefined();
  expect(within(empty!).queryByText('Etapas')).toBeNull();
});
