// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyContent, type ContentCopy } from '@va/testing/content-copy.ts';
import { loadContent } from '../load.ts';
import { ContentErrors, formatProblem } from '../problems.ts';

// Builds and whole contents take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let copy: ContentCopy;

beforeEach(() => {
  copy = copyContent();
});

afterEach(() => copy.dispose());

/** Every problem of the copy without its line number, which other tests check. */
async function problems(): Promise<string[]> {
  try {
    await loadContent(copy.root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentErrors)) throw error;
    return error.problems.map((problem) => formatProblem({ ...problem, line: 0 }));
  }
}

/** Breaks several things in one file. */
function breakIn(file: string, ...edits: [piece: string, by: string][]): void {
  for (const [piece, by] of edits) copy.replace(`content/${file}`, piece, by);
}

/** Where a code stands among the destinations of the base, which an airline may add to. */
function placeOf(icao: string): string {
  const list = /^  destinations: \[(.*)\]$/m.exec(copy.read('content/airports.yaml'))?.[1]?.split(', ');
  return `destinations[${Number(list?.indexOf(icao)) + 1}]`;
}

describe('checks across files', () => {
  it('airports: itself, twice, codes of others', async () => {
    breakIn(
      'airports.yaml',
      ['destinations: [LEMD, ', 'destinations: [LEBL, LEMD, LEMD, '],
      ['iata: BCN', 'iata: MAD'],
      ['briefingUrl: /documentos/aeropuertos/lppt', 'briefingUrl: /documentos/aeropuertos/lepa'],
      ['\n  destinations: [LEMD]', '\n  destinations: [LEMF]'],
    );
    expect(await problems()).toEqual([
      `content/airports.yaml · LEMD · ${placeOf('KMCO')}: «KMCO» no tiene a «LEMD» entre sus destinos, y las rutas son de ida y vuelta. Añade «LEMD» a los destinos de «KMCO» o borra «KMCO» de aquí.`,
      'content/airports.yaml · LEBL · iata: «MAD» está repetido en este archivo. Escribe otro o borra una de las dos entradas.',
      'content/airports.yaml · LEBL · destinations[1]: un aeropuerto no puede ser su propio destino. Bórralo de la lista.',
      'content/airports.yaml · LEBL · destinations[3]: «LEMD» está dos veces en la lista. Deja uno solo.',
      'content/airports.yaml · LPPT · briefingUrl: ese documento es el de «LEPA». Escribe la ruta del de «LPPT».',
      'content/airports.yaml · KMCO · destinations[1]: «LEMF» no existe. ¿Querías escribir «LEMD»? Escribe el código de un aeropuerto de este archivo.',
    ]);
  });

  it('routes: each mutual pair once, with a type of the fleet; the base is an airport', async () => {
    breakIn('airline.yaml', ['icao: LEMD', 'icao: ZZZZ']);
    breakIn(
      'routes.yaml',
      ['between: [LEMD, LEBL], type: A320-200', 'between: [LEMD, LEPA], type: A320-20'],
      ['between: [LEMD, LPPT]', 'between: [FIMP, VTBS]'],
      ['between: [LEMD, KMCO]', 'between: [LEMD, ZZZZ]'],
      ['between: [LEMD, MMUN]', 'between: [MMUN, MMUN]'],
      ['flights: ["203", "204"]', 'flights: ["204", "204"]'],
    );
    expect(await problems()).toEqual([
      'content/airline.yaml · base.icao: «ZZZZ» no está en content/airports.yaml. Escribe el código de uno de sus aeropuertos.',
      `content/airports.yaml · LEMD · ${placeOf('LPPT')}: la ruta entre «LEMD» y «LPPT» no está en content/routes.yaml. Añade allí una línea «- { between: [LEMD, LPPT], … }».`,
      `content/airports.yaml · LEMD · ${placeOf('MMUN')}: la ruta entre «LEMD» y «MMUN» no está en content/routes.yaml. Añade allí una línea «- { between: [LEMD, MMUN], … }».`,
      'content/airports.yaml · LEBL · destinations[1]: la ruta entre «LEBL» y «LEMD» no está en content/routes.yaml. Añade allí una línea «- { between: [LEBL, LEMD], … }».',
      'content/airports.yaml · KMCO · destinations[1]: la ruta entre «KMCO» y «LEMD» no está en content/routes.yaml. Añade allí una línea «- { between: [KMCO, LEMD], … }».',
      'content/routes.yaml · LEMD–LEPA · type: «A320-20» no es el «model» de ningún tipo de content/fleet.yaml. ¿Querías escribir «A320-200»?',
      'content/routes.yaml · FIMP–VTBS · between: «FIMP» y «VTBS» no son destinos uno del otro en content/airports.yaml. Añádelos allí o borra esta ruta.',
      'content/routes.yaml · LEMD–LEPA · between: esta ruta ya tiene su entrada más arriba. Borra una de las dos.',
      'content/routes.yaml · LEMD–ZZZZ · between[2]: «ZZZZ» no está en content/airports.yaml. Escribe el código de uno de sus aeropuertos.',
      'content/routes.yaml · MMUN–MMUN · between: los dos aeropuertos son el mismo. Escribe dos distintos.',
      'content/routes.yaml · LEMD–LROP · flights[2]: el número de vuelo «204» ya está en este archivo. Escribe otro.',
    ]);
  });

  it('fleet: types, business cabin, units and seats that add up', async () => {
    const fleet = copy.read('content/fleet.yaml');
    // The airline may have bought more of them since; one is about to lose its type.
    const left = fleet.match(/^ {4}type: a320-200$/gm)!.length - 1;
    breakIn(
      'fleet.yaml',
      [/units: .*/.exec(fleet)![0], 'units: 99 aviones'],
      [
        '  - { rows: [1, 30], cabin: "Y", blocks: [ABC, DEF], exitRows: [12, 13]',
        '  - { rows: [1, 30], cabin: "Y", blocks: [ABC, DEA], exitRows: [12, 40]',
      ],
      ['afterRow: 11', 'afterRow: 77'],
      ['rows: [13, 31]', 'rows: [12, 31]'],
      [
        'rows: [46, 49], cabin: "Y", blocks: [AC, DEG, HK]',
        'rows: [49, 46], cabin: "Y", blocks: [AC, DEG, HK]',
      ],
      ['      capacity: 371\n', '      capacity: 372\n'],
      ['registration: EC-LZD\n    type: a320-200', 'registration: EC-LZD\n    type: a320-20'],
      ['\n    businessCabin: true', '\n    businessCabin: false'],
      [
        'seatMapUrl: /documentos/asientos/a350-900',
        'seatMapUrl: /documentos/asientos/a350-90\n    businessCabin: true',
      ],
    );
    expect(await problems()).toEqual([
      `content/fleet.yaml · a320-200 · specifications.units: dice «99 aviones», pero en «aircraft» hay ${left} ${left === 1 ? 'avión' : 'aviones'} de este tipo. Escribe ${left}.`,
      'content/fleet.yaml · a320-200 · seatLayout.rows[1].blocks: la letra «A» está dos veces en la fila. Escribe cada letra una sola vez.',
      'content/fleet.yaml · a320-200 · seatLayout.rows[1].exitRows[2]: la fila 40 no está en este grupo, que va de la 1 a la 30. Escribe una de ellas.',
      'content/fleet.yaml · a320-200 · seatLayout.doors[2].afterRow: la fila 77 no existe. Escribe el número de una fila, o 0 si la puerta va delante de todas.',
      'content/fleet.yaml · a330-300 · seatLayout.rows[2].rows: la fila 12 ya está en otro grupo. Cambia los números para que no se solapen.',
      'content/fleet.yaml · a330-300 · seatLayout.rows[4].rows: la primera fila (49) es mayor que la última (46). Escribe [46, 49].',
      'content/fleet.yaml · a330-900 · seatLayout.capacity: dice 372 asientos y las filas suman 371. Corrige las filas o escribe 371.',
      'content/fleet.yaml · EC-LZD · type: «a320-20» no es el «id» de ningún tipo. ¿Querías escribir «a320-200»?',
      'content/fleet.yaml · CS-TKH · businessCabin: los asientos del tipo «a330-900» tienen filas «B». Escribe «businessCabin: true».',
      'content/fleet.yaml · EC-NBO · seatMapUrl: el documento «/documentos/asientos/a350-90» no existe. ¿Querías escribir «/documentos/asientos/a350-900»?',
      'content/fleet.yaml · EC-NBO · businessCabin: dice que hay cabina business, pero los asientos del tipo «a350-900» no tienen filas «B». Escribe false o añade las filas.',
    ]);
  });

  it('pilots: ranks, callsigns and aliases', async () => {
    breakIn('airline.yaml', ['example: EVE001', 'example: EVE01']);
    breakIn('frames.yaml', ['url: /documentos/pilotos', 'url: /plataforma/piloto']);
    breakIn(
      'pilots.yaml',
      [
        'id: EVE005, nombre: Echo de Muestra, rango: Comandante TRI',
        'id: EVE005, nombre: Echo de Muestra, rango: Comandant TRI',
      ],
      ['id: EVE006', 'id: EVE007'],
      ['id: EVE010', 'id: EVE10'],
    );
    expect(await problems()).toEqual([
      'content/airline.yaml · callsign.example: «EVE01» no cumple «pattern» (EVE[0-9]{3}). Escribe un indicativo que lo cumpla.',
      'content/frames.yaml · pilotos · url: la plataforma no tiene esta página. Corrige la dirección.',
      'content/pilots.yaml · EVE005 · rango: «Comandant TRI» no es ningún rango de «ranks». ¿Querías escribir «Comandante TRI»?',
      'content/pilots.yaml · EVE007 · id: «EVE007» está repetido en este archivo. Escribe otro o borra una de las dos entradas.',
      'content/pilots.yaml · EVE10 · id: «EVE10» no es un indicativo como «EVE01» ni el alias de un cargo. Escribe un indicativo o añade «cargo».',
    ]);
  });

  it('frames: hosts, the ones that pages and tours need', async () => {
    breakIn(
      'frames.yaml',
      ['- id: mis-vuelos', '- id: mis-vuelo'],
      [
        'url: https://newsky.app/airline/EVE/operations',
        'url: https://www.newsky.app/airline/EVE/operations',
      ],
      ['title: Documento de puntos y rangos', 'title: Reserva de vuelos en NewSky'],
      [
        'url: /documentos/puntos-y-rangos\n  hosts: []',
        'url: /documentos/puntos-y-rangos\n  hosts: [docs.google.com]',
      ],
    );
    breakIn('airline.yaml', ['plataforma: propia', 'plataforma: externa']);
    breakIn('frames.yaml', ['url: /documentos/pilotos', 'url: /plataforma/pilotos']);
    breakIn(
      'tours.yaml',
      ['frame: tour-svalbard', 'frame: tour-svalbar'],
      ['routePath: /eventos/tours/a350-world', 'routePath: /eventos/tours/svalbard'],
      ['types: [a330-300, a330-900]', 'types: [a330-300, a330-90]'],
    );
    breakIn('airports.yaml', [
      'briefingUrl: /documentos/aeropuertos/lemd',
      'briefingUrl: https://docs.google.com/d/1',
    ]);
    breakIn('fleet.yaml', [
      'seatMapUrl: /documentos/asientos/a320-200',
      'seatMapUrl: https://seats.example.org/a320',
    ]);
    expect(await problems()).toEqual([
      'content/airports.yaml · LEMD · briefingUrl: el servidor «docs.google.com» no está en los «hosts» del marco «briefing-aeropuerto» de content/frames.yaml. Añádelo allí.',
      'content/frames.yaml: falta el marco «mis-vuelos», que usa una página del portal. Añade una entrada con «id: mis-vuelos».',
      'content/frames.yaml · reservas · hosts: falta «www.newsky.app», el servidor de «url». Añádelo a la lista.',
      'content/frames.yaml · puntos-rangos · title: «Reserva de vuelos en NewSky» está repetido en este archivo. Escribe otro o borra una de las dos entradas.',
      'content/frames.yaml · puntos-rangos · hosts: una página propia no necesita servidores. Escribe «hosts: []».',
      'content/frames.yaml · pilotos · url: lleva a la plataforma propia, y content/airline.yaml dice «plataforma: externa». Escribe la dirección de la página o cambia «plataforma».',
      'content/tours.yaml · svalbard · frame: el marco «tour-svalbar» no está en content/frames.yaml. ¿Querías escribir «tour-svalbard»?',
      'content/tours.yaml · a350-world · routePath: «/eventos/tours/svalbard» está repetido en este archivo. Escribe otro o borra una de las dos entradas.',
      'content/tours.yaml · a330-world · types[2]: «a330-90» no es el «id» de un tipo de content/fleet.yaml. ¿Querías escribir «a330-900»?',
    ]);
  });

  it('tours: stages that are retired exist, and a notice tells of them', async () => {
    breakIn('tours.yaml', ['types: [a320-200]', 'types: [a320-200]\n  retiredStages: [4, 12]']);
    expect(await problems()).toEqual([
      'content/tours.yaml · tierra-del-fuego · retiredStages[2]: el tour tiene 11 etapas. Escribe una de ellas.',
      'content/tours.yaml · tierra-del-fuego · retiredStages: los pilotos no saben que el tour cambia. Publica un NOTAM en content/notams.yaml con «affects: { tours: [tierra-del-fuego] }».',
    ]);
  });

  it('Focus Airports: types of the fleet, and one campaign at a time for an airport', async () => {
    breakIn(
      'focus-airports.yaml',
      ['types: [a320-200]', 'types: [a320-20]'],
      ['icao: EGPH\n  lat: 55.950145\n  lon: -3.372288', 'icao: EIDW\n  lat: 53.428713\n  lon: -6.262121'],
    );
    expect(await problems()).toEqual([
      'content/focus-airports.yaml · dublin · types[1]: «a320-20» no es el «id» de un tipo de content/fleet.yaml. ¿Querías escribir «a320-200»?',
      'content/focus-airports.yaml · edimburgo · icao: ese aeropuerto ya es Focus Airport en esos días, con este código o con el otro. Cambia «from» y «until» de uno de los dos.',
    ]);
  });

  it('words for the search: pages that the portal has', async () => {
    breakIn(
      'search-words.yaml',
      ['page: "/operaciones/reservar"', 'page: "/operaciones/reserva"'],
      ['page: "/mi-perfil#mis-vuelos"', 'page: "/mi-perfil#mis-horas-y-mas"'],
    );
    expect(await problems()).toEqual([
      'content/search-words.yaml · /mi-perfil#mis-horas-y-mas · page: el portal no tiene la página «/mi-perfil#mis-horas-y-mas». Escribe la parte que empieza por «/» de la dirección de una página.',
      'content/search-words.yaml · /operaciones/reserva · page: el portal no tiene la página «/operaciones/reserva». ¿Querías escribir «/operaciones/reservar»?',
    ]);
  });

  it('documents and policies: heads, links, inserts', async () => {
    breakIn('manuals.yaml', ['url: /documentos/manuales/manual-a', 'url: /documentos/manuales/manual-z9']);
    breakIn('checklists.yaml', ['url: /documentos/checklists/a330', 'url: /documentos/checklists/a320']);
    breakIn('documents/aeropuertos/lemd.md', ['airport: LEMD', 'airport: LEMF']);
    breakIn('documents/pilotos.md', ['{{pilotos}}', '{{galones}} y {{aviones}}']);
    breakIn('policies/cookies.md', ['order: 4', 'order: 3'], ['## Categorías', '#### Categorías']);
    copy.write('content/documents/Sin título.md', '---\ntitle: A\n---\n');
    copy.write('content/documents/sin-cabecera.md', '## Hola\n');
    copy.write(
      'content/documents/nuevo.md',
      '---\ntitle: A\nsummary: B\nupdated: 2026-13-01\n---\n# A\n\n[b](/documentos/no-hay) {{pilotos}}\n',
    );
    copy.write('content/airport.yaml', '[]');
    expect(await problems()).toEqual([
      'content/airport.yaml: el portal no usa este archivo. ¿Querías llamarlo «content/airports.yaml»?',
      'content/airports.yaml · LEMD · briefingUrl: ese documento es el de «LEMF». Escribe la ruta del de «LEMD».',
      'content/checklists.yaml · a330 · url: otra lista de comprobación también acaba en «a320», y las descargas se llamarían igual. Cambia el nombre de uno de los documentos.',
      'content/documents/Sin título.md: el nombre no vale para una página. Usa minúsculas sin tildes, cifras y guiones, y acábalo en .md.',
      'content/documents/aeropuertos/lemd.md · airport: «LEMF» no existe. Escribe el código de un aeropuerto de airports.yaml.',
      'content/documents/nuevo.md · updated: «2026-13-01» no es una fecha real. Escribe año-mes-día con un día que exista, por ejemplo 2025-07-01.',
      'content/documents/nuevo.md: el título de la página ya sale de «title». Empieza los apartados por «## ».',
      'content/documents/nuevo.md: «{{» no vale aquí. Sólo se admite «{{pilotos}}» o «{{galones}}», en una línea para él solo.',
      'content/documents/nuevo.md: el documento «/documentos/no-hay» no existe. Créalo en content/documents/no-hay.md o escribe la ruta de uno que exista.',
      'content/documents/pilotos.md · include: falta en el texto la línea «{{pilotos}}», donde va la tabla. Añádela o borra este campo.',
      'content/documents/pilotos.md: «{{» no vale aquí. Sólo se admite «{{pilotos}}» o «{{galones}}», en una línea para él solo.',
      'content/documents/sin-cabecera.md: falta la cabecera. Empieza el archivo por una línea «---», los campos y otra línea «---».',
      'content/manuals.yaml · manual-a · url: el documento «/documentos/manuales/manual-z9» no existe. ¿Querías escribir «/documentos/manuales/manual-a»?',
      'content/policies/cookies.md: el apartado salta un nivel. Escribe «### ».',
      'content/policies/privacidad.md · order: content/policies/cookies.md ya ocupa ese puesto. Escribe otro número.',
    ]);
  });
});
