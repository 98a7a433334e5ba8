// @vitest-environment node
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { FleetFile } from '@va/schemas/content/fleet.ts';
import { copyContent, type ContentCopy } from '@va/testing/content-copy.ts';
import { renderDocuments } from '../documents/render-documents.ts';
import { loadEverything } from '../load.ts';

const FLEET = 'content/fleet.yaml';

let copy: ContentCopy;
beforeEach(() => (copy = copyContent()));
afterEach(() => copy.dispose());

/** Changes the first type that has one aircraft or more, and its aircraft; gives its id. */
function change(by: (type: Record<string, unknown>, planes: Record<string, unknown>[]) => void): string {
  const fleet = parse(copy.read(FLEET)) as FleetFile;
  const [type] = fleet.types;
  if (type === undefined) throw new Error('The fleet has no types');
  by(
    type,
    fleet.aircraft.filter((plane) => plane.type === type.id),
  );
  copy.write(FLEET, stringify(fleet));
  return type.id;
}

const reason = async () => {
  const error: unknown = await loadEverything(copy.root).catch((problem: unknown) => problem);
  return error instanceof Error ? error.message : '';
};

it('takes a freighter with propellers, without winglets, seats or pictures, and draws its deck', async () => {
  const id = change((type, planes) => {
    delete type['seatLayout'];
    type['dimensions'] = {
      ...(type['dimensions'] as object),
      wingtip: 'none',
      propellerDiameterM: 3.93,
      highWing: true,
    };
    type['mainDeck'] = {
      loadKg: 8600,
      positions: [{ kind: 'Palé', rows: 5 }],
      doors: [{ name: 'Puerta de carga', position: 0.2, afterRow: 0 }],
    };
    for (const plane of planes) {
      plane['businessCabin'] = false;
      for (const field of ['image', 'interiorImages', 'seatMapUrl']) delete plane[field];
    }
  });
  const loaded = await loadEverything(copy.root);
  const mine = loaded.content.aircraft.filter(({ type }) => type === id);
  expect(mine.length).toBeGreaterThan(0);
  for (const plane of mine)
    expect(plane).toMatchObject({
      isFreighter: true,
      interiorImages: [],
      seatMapUrl: `/documentos/asientos/${id}`,
    });
  const page = renderDocuments(loaded, { base: '/', stylesheetUrl: '/a.css' }).get(
    `documentos/asientos/${id}.html`,
  );
  expect(page).toContain('Cubierta principal del');
  expect(page).toContain('8600\u00a0kg en 5\u00a0posiciones');
});

it('says that a type has neither seats nor a deck, and that a door stands behind no row', async () => {
  change((type) => delete type['seatLayout']);
  expect(await reason()).toContain('si es un carguero, «mainDeck» con su carga y sus posiciones');
  change((type) => {
    type['mainDeck'] = {
      loadKg: 8600,
      positions: [{ kind: 'Palé', rows: 5 }],
      doors: [{ name: 'Puerta', position: 0.2, afterRow: 6 }],
    };
  });
  expect(await reason()).toContain('la fila 6 no existe: las posiciones suman 5 filas');
});

it.each(['EC35', 'R44', 'B407', 'H60', 'S76'])(
  'leaves out helicopters with a sentence: %s',
  async (icaoType) => {
    change((type) => (type['icaoType'] = icaoType));
    expect(await reason()).toContain(
      `icaoType: «${icaoType}» es un helicóptero, y el portal sólo lleva aviones`,
    );
  },
);
