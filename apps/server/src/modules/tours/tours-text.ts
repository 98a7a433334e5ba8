import { modelOf } from '#server/kernel/airline/model-of.ts';
import { formatDate } from '@va/domain/dates.ts';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { stagesBetween, type WrittenTour } from '@va/domain/tour/written-tour.ts';
import { typography } from '@va/domain/typography.ts';
import { isSeq, parseDocument, type Document, type YAMLMap } from 'yaml';
import type { Airport, Operations } from '#server/kernel/airline/operations.ts';
import { appendTo, entriesIn, LAYOUT, listOf } from '../desk-entries/yaml-edits.ts';

/** A tour with staff's changes. */
export interface LeftTour {
  id: string;
  tour: WrittenTour;
  /** Day of its last change, `YYYY-MM-DD`. */
  changedOn: string;
}

type Known = Pick<Operations, 'airports' | 'types'>;

const frameOf = (id: string) => `tour-${id}`;

/** `tours.yaml` with the tours as staff have left them, notes and order kept; what says the same stays as it stands. */
export function toursText(text: string, tours: readonly LeftTour[], ops: Known): string {
  const file = parseDocument(text);
  const entries = entriesIn(file);
  let isChanged = false;
  for (const { id, tour } of tours) {
    const entry = entries.find((one) => one.get('id') === id);
    if (entry) isChanged = writeOver(file, entry, tour, ops) || isChanged;
    else {
      appendTo(file, listOf(file), file.createNode(newEntry(file, id, tour, ops)));
      isChanged = true;
    }
  }
  return isChanged ? file.toString(LAYOUT) : text;
}

/** `frames.yaml` with a frame for each tour that staff have added: the platform's own page, which needs no address. */
export function framesText(text: string, tours: readonly LeftTour[], airline: string): string {
  const file = parseDocument(text);
  const known = new Set(entriesIn(file).map((entry) => String(entry.get('id'))));
  // A tour of the content already has a frame there.
  const added = tours.filter(({ id }) => !known.has(frameOf(id)));
  for (const { id, tour } of added)
    appendTo(file, listOf(file), {
      id: frameOf(id),
      title: `Etapas del tour ${tour.name}`,
      provider: airline,
      hosts: [],
      kind: 'platform',
      height: 700,
      purpose: `Sigue las etapas del tour ${tour.name} y las que ya tienes hechas.`,
    });
  return added.length === 0 ? text : file.toString(LAYOUT);
}

/** `notams.yaml` with a notice about each tour that has lost a stage, the latest first, where none speaks of that tour. */
export function tourNoticesText(text: string, tours: readonly LeftTour[]): string {
  const file = parseDocument(text);
  const told = new Set(
    entriesIn(file).flatMap((entry) => {
      const named = entry.getIn(['affects', 'tours']);
      return isSeq(named) ? named.toJSON().map(String) : [];
    }),
  );
  const untold = tours.filter(({ id, tour }) => tour.retiredStages.length > 0 && !told.has(id));
  for (const left of untold) {
    const list = listOf(file);
    list.flow = false;
    list.items.unshift(file.createNode(noticeOf(left)));
  }
  return untold.length === 0 ? text : file.toString(LAYOUT);
}

function noticeOf({ id, tour, changedOn }: LeftTour) {
  const gone = stagesBetween(tour.stops, tour.retiredStages).filter(({ retired }) => retired);
  const legs = gone.map(({ n, dep, arr }) => `${n} (${dep}–${arr})`);
  const one = gone.length === 1;
  return {
    id: `cambia-${id}`,
    date: changedOn,
    title: `${tour.name} tiene ${countOf(gone.length, 'etapa menos', 'etapas menos')}`,
    importance: 'Media',
    content: `Desde el ${formatDate(changedOn)} ${one ? 'la etapa' : 'las etapas'} ${new Intl.ListFormat('es-ES').format(legs)} ya no ${one ? 'hace falta volarla' : 'hace falta volarlas'}. Lo que has superado se conserva.`,
    affects: { tours: [id] },
  };
}

const either = (words: readonly string[]) =>
  new Intl.ListFormat('es-ES', { type: 'disjunction' }).format(words);
const aircraftOf = ({ types }: WrittenTour, ops: Known) => either(types.map((id) => modelOf(ops, id)));
const requirementOf = (hours: number) =>
  `Este tour es exclusivo para pilotos con más de ${formatNumber(hours)} horas de vuelo.`;

function newEntry(file: Document, id: string, tour: WrittenTour, ops: Known) {
  const { name, description, types, substitutes, anyOrder, moreThanHours, editions, retiredStages } = tour;
  const inLine = (value: object) => file.createNode(value, { flow: true });
  return {
    id,
    name,
    description,
    aircraft: aircraftOf(tour, ops),
    types: inLine([...types]),
    ...(substitutes.length > 0 && { substitutes: inLine([...substitutes]) }),
    ...(anyOrder && { anyOrder }),
    routePath: `/eventos/tours/${id}`,
    ...(moreThanHours !== null && { requirement: requirementOf(moreThanHours), moreThanHours }),
    ...(editions.length > 0 && { editions: editions.map((one) => inLine(editionOf(one))) }),
    ...(retiredStages.length > 0 && { retiredStages: inLine([...retiredStages]) }),
    frame: frameOf(id),
    stops: tour.stops.map((icao) => inLine(stopOf(icao, ops))),
  };
}

const editionOf = ({ n, from, until }: WrittenTour['editions'][number]) => ({
  n,
  from,
  ...(until !== null && { until }),
});

function stopOf(code: string, { airports }: Known) {
  const airport: Airport | undefined = airports.get(code);
  const { icao, city, name, lat, lon } = airport ?? { icao: code, city: '', name: code, lat: 0, lon: 0 };
  return { icao, name: city || name, lat, lon };
}

/** Writes staff's tour into its entry of the file; answers whether the entry changed. */
function writeOver(file: Document, entry: YAMLMap, tour: WrittenTour, ops: Known): boolean {
  const said = entry.toJSON();
  let isChanged = false;
  // Change scalar values in place, which keeps their trailing comments.
  const set = (field: string, value: unknown, flow = false) => {
    entry.set(field, typeof value === 'object' ? file.createNode(value, { flow }) : value);
    isChanged = true;
  };
  const drop = (field: string) => {
    if (entry.delete(field)) isChanged = true;
  };
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  if (said.name !== tour.name) set('name', tour.name);
  if (typography(String(said.description).trim()) !== typography(tour.description))
    set('description', tour.description);
  if (differs(said.types ?? [], tour.types)) {
    set('types', tour.types, true);
    set('aircraft', aircraftOf(tour, ops));
  }
  if (differs(said.substitutes ?? [], tour.substitutes)) {
    if (tour.substitutes.length === 0) drop('substitutes');
    else set('substitutes', tour.substitutes, true);
  }
  if ((said.anyOrder ?? false) !== tour.anyOrder) {
    if (tour.anyOrder) set('anyOrder', true);
    else drop('anyOrder');
  }
  if ((said.moreThanHours ?? null) !== tour.moreThanHours) {
    if (tour.moreThanHours === null) {
      drop('moreThanHours');
      drop('requirement');
    } else {
      set('moreThanHours', tour.moreThanHours);
      set('requirement', requirementOf(tour.moreThanHours));
    }
  }
  const editions = tour.editions.map(editionOf);
  if (differs(said.editions ?? [], editions)) {
    if (editions.length === 0) drop('editions');
    else
      set(
        'editions',
        editions.map((one) => file.createNode(one, { flow: true })),
      );
  }
  if (differs(said.retiredStages ?? [], tour.retiredStages)) {
    if (tour.retiredStages.length === 0) drop('retiredStages');
    else set('retiredStages', tour.retiredStages, true);
  }
  return writeStops(file, entry, tour.stops, ops) || isChanged;
}

/** Writes a tour's stops in order; existing stops keep their other fields. */
function writeStops(file: Document, entry: YAMLMap, stops: readonly string[], ops: Known): boolean {
  const list = entry.get('stops');
  const codeOf = (icao: string) => ops.airports.get(icao)?.icao ?? icao;
  const nodes = isSeq<YAMLMap>(list) ? list.items : [];
  const known = nodes.map((node) => codeOf(String(node.get('icao'))));
  const wanted = stops.map(codeOf);
  if (JSON.stringify(known) === JSON.stringify(wanted)) return false;
  const left = [...nodes];
  const written = wanted.map((code) => {
    const at = left.findIndex((node) => codeOf(String(node.get('icao'))) === code);
    const [node] = at < 0 ? [] : left.splice(at, 1);
    return node ?? file.createNode(stopOf(code, ops), { flow: true });
  });
  if (isSeq(list)) list.items = written;
  else entry.set('stops', file.createNode(written));
  return true;
}
