/** The documents of the new airline: short ones, to be replaced. */
import type { Airport } from '@va/schemas/content/airports.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { NewAirline, OptionalSection } from './options.ts';

/** A card of manuals, regulations, checklists or briefings with the document that it opens. */
export interface CardSample {
  section: OptionalSection;
  id: string;
  title: string;
  description: string;
  folder: string;
  body: string;
}

const UPDATED = '2026-01-01';
const SAMPLE_TEXT = '# Texto de muestra: sustitúyelo por el de tu aerolínea.';
const NOTICE = '> **Aviso:** Sólo para simulación de vuelo; no válido para navegación real.';

const CARDS: readonly CardSample[] = [
  {
    section: 'manuals',
    id: 'operaciones',
    title: 'Manual de operaciones',
    description: 'Cómo se vuela en la aerolínea, de la reserva al informe.',
    folder: 'manuales',
    body: '## Antes del vuelo\n\nReserva el vuelo y prepara el plan{{avisos}}.\n\n## Después del vuelo\n\nEnvía el informe y revisa tu puntuación.',
  },
  {
    section: 'regulations',
    id: 'general',
    title: 'Normativa general',
    description: 'Las reglas que cumple todo piloto en cada vuelo.',
    folder: 'normativas',
    body: '## En la red\n\nTrata a los demás como quieres que te traten y atiende al control.\n\n## Actividad\n\nQuien no vaya a volar una temporada avisa al equipo directivo.',
  },
  {
    section: 'checklists',
    id: 'general',
    title: 'Checklist general',
    description: 'Listas por fases, para tener junto al simulador o imprimir.',
    folder: 'checklists',
    body: '## Antes de arrancar\n\n- Documentos: a bordo\n- Freno de aparcamiento: puesto\n- Combustible: comprobado\n\n## Antes de despegar\n\n- Mandos: libres\n- Flaps: en posición\n- Luces: encendidas',
  },
  {
    section: 'briefings',
    id: 'salida-llegada',
    title: 'Briefing de salida y llegada',
    description: 'Guion para leer en voz alta antes del arranque y antes del descenso.',
    folder: 'briefings',
    body: '## Salida\n\nPista, procedimiento, altitud inicial y qué se hace si falla un motor.\n\n## Llegada\n\nPista, aproximación, altitud de decisión y motor y al aire.',
  },
];

/** The cards of the sections that the airline has. */
export function makeCards({ without }: NewAirline): readonly CardSample[] {
  const notices = without.has('notams') ? '' : ' y lee los avisos de la compañía';
  return CARDS.filter(({ section }) => !without.has(section)).map((card) => ({
    ...card,
    body: card.body.replace('{{avisos}}', notices),
  }));
}

function markdown(head: Record<string, string>, body: string): string {
  const fields = Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', SAMPLE_TEXT, ...fields, '---', '', NOTICE, '', body, ''].join('\n');
}

/** Every document by its path under `content/documents`. */
export function makeDocuments(
  airline: NewAirline,
  airports: readonly Airport[],
  ranks: readonly string[],
): Map<string, string> {
  const { name, city, base } = airline;
  const documents = new Map<string, string>();
  for (const airport of airports) {
    if (airport.briefingUrl === undefined) continue;
    documents.set(
      `aeropuertos/${airport.icao.toLowerCase()}.md`,
      markdown(
        {
          title: `${airport.icao} · ${airport.name}`,
          summary: `Briefing operacional de ${airport.name}: pistas, rutas y notas de llegada y salida.`,
          updated: UPDATED,
          airport: airport.icao,
        },
        `## Llegada\n\nEspera la pista que pida el viento; la más larga mide ${Math.max(...airport.runways.map(({ lengthM }) => lengthM))} m.\n\n## Salida\n\n${airport.name} tiene ${countOf(airport.destinations.length, 'ruta directa', 'rutas directas')} en la red de la aerolínea.`,
      ),
    );
  }
  for (const card of makeCards(airline)) {
    documents.set(
      `${card.folder}/${card.id}.md`,
      markdown({ title: card.title, summary: card.description, updated: UPDATED }, card.body),
    );
  }
  documents.set(
    'pilotos.md',
    markdown(
      { title: 'Pilotos', summary: `Relación de pilotos de ${name}.`, updated: UPDATED, include: 'pilots' },
      `La base de todos los pilotos es ${city} (${base}).\n\n## Plantilla\n\n{{pilotos}}`,
    ),
  );
  documents.set(
    'puntos-y-rangos.md',
    markdown(
      {
        title: 'Puntos y rangos',
        summary: 'Cómo se ganan los puntos y qué hace falta para ascender.',
        updated: UPDATED,
      },
      `## Rangos\n\nDe menor a mayor: ${ranks.toReversed().join(', ')}.\n\n{{galones}}\n\n## Puntos\n\nCada vuelo aceptado suma un punto por cada diez minutos de calzo a calzo.\n\n## Ascensos\n\nCon 100 puntos se pide el primer ascenso al equipo directivo, y con 500, el siguiente.`,
    ),
  );
  return documents;
}
