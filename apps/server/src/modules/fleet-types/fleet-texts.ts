import { type Document, parseDocument, type YAMLMap } from 'yaml';
import { contentType, timetableType, unitWords } from '@va/domain/fleet/content-type.ts';
import { limitsOf } from '@va/domain/fleet/type-uses.ts';
import { append, entriesOf, LAYOUT } from '../desk-entries/yaml-edits.ts';
import type { DeskType } from '../fleet/desk-types.ts';

/** An aircraft with staff's changes. */
export interface LeftTail {
  registration: string;
  typeId: string;
  base: string;
  name: string;
  livery: string;
  deliveredOn: string | null;
}

/** `fleet.yaml` with the aircraft and types that staff wrote. */
export function fleetText(
  text: string,
  { types, tails, baseIcao }: { types: readonly DeskType[]; tails: readonly LeftTail[]; baseIcao: string },
): string {
  const file = parseDocument(text);
  let isChanged = false;
  const known = new Map(
    entriesOf(file, 'aircraft').map((entry) => [String(entry.get('registration')), entry]),
  );
  const written = new Set(entriesOf(file, 'types').map((entry) => String(entry.get('id'))));
  const added = types.filter(({ id }) => !written.has(id));
  const typeIds = new Set([...written, ...added.map(({ id }) => id)]);
  for (const tail of tails) {
    const entry = known.get(tail.registration);
    if (entry) isChanged = writeTail(file, entry, tail, baseIcao) || isChanged;
    else if (typeIds.has(tail.typeId)) {
      append(file, 'aircraft', newTail(tail, baseIcao));
      isChanged = true;
    }
  }
  if (!isChanged && added.length === 0) return text;
  const counts = new Map<string, number>();
  for (const entry of entriesOf(file, 'aircraft')) {
    const type = String(entry.get('type'));
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  for (const entry of entriesOf(file, 'types')) {
    const count = counts.get(String(entry.get('id'))) ?? 0;
    const said = /\d+/.exec(String(entry.getIn(['specifications', 'units'])))?.[0];
    if (Number(said) !== count) entry.setIn(['specifications', 'units'], unitWords(count));
  }
  for (const { id, sheet } of added) append(file, 'types', contentType(id, sheet, counts.get(id) ?? 0));
  return file.toString(LAYOUT);
}

/** The rules of the timetable with the types that staff wrote. */
export function withTypes(text: string, types: readonly DeskType[]): string {
  const file = parseDocument(text);
  const written = new Set(entriesOf(file, 'types').map((entry) => String(entry.get('type'))));
  const added = types.filter(({ id }) => !written.has(id));
  for (const { id, sheet } of added) append(file, 'types', timetableType(id, sheet));
  return added.length === 0 ? text : file.toString(LAYOUT);
}

/** The rules of the score with the limits of the types that staff wrote. */
export function withLimits(text: string, types: readonly DeskType[]): string {
  const file = parseDocument(text);
  const added = types.filter(({ sheet }) => !file.hasIn(['types', sheet.icaoType]));
  for (const { sheet } of added.toReversed())
    file.setIn(['types', sheet.icaoType], file.createNode(limitsOf(sheet), { flow: true }));
  return added.length === 0 ? text : file.toString(LAYOUT);
}

const newTail = ({ registration, typeId, base, name, livery, deliveredOn }: LeftTail, baseIcao: string) => ({
  registration,
  type: typeId,
  ...(base !== baseIcao && { base }),
  ...(name !== '' && { name }),
  ...(livery !== '' && { livery }),
  ...(deliveredOn !== null && { delivered: deliveredOn }),
});

/** Writes staff's data of an aircraft into its entry of the file; answers whether the entry changed. */
function writeTail(file: Document, entry: YAMLMap, tail: LeftTail, baseIcao: string): boolean {
  const said = { base: tail.base, name: tail.name, livery: tail.livery, delivered: tail.deliveredOn ?? '' };
  const usual: Readonly<Record<string, string>> = { base: baseIcao };
  const changes = Object.entries(said).filter(
    ([field, value]) => value !== (textOf(entry.get(field)) ?? usual[field] ?? ''),
  );
  for (const [field, value] of changes) {
    if (value === (usual[field] ?? '')) entry.delete(field);
    else entry.set(field, file.createNode(value));
  }
  return changes.length > 0;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
