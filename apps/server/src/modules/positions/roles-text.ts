import { ROLES } from '@va/domain/rights/roles.ts';
import { isSeq, parseDocument } from 'yaml';
import { append, entriesOf, LAYOUT } from '../desk-entries/yaml-edits.ts';
import type { DeskPosition } from '../rights/effective-rights.ts';

/** `roles.yaml` with the positions as staff have left them, notes and order kept; what says the same stays as it stands. */
export function rolesText(text: string, positions: readonly DeskPosition[]): string {
  const file = parseDocument(text);
  let isChanged = false;
  for (const { title, roles, capabilities, retired } of positions) {
    const entry = entriesOf(file, 'cargos').find((one) => one.get('cargo') === title);
    if (retired) {
      const list = file.get('cargos');
      if (!entry || !isSeq(list)) continue;
      list.items.splice(list.items.indexOf(entry), 1);
      isChanged = true;
      continue;
    }
    const said = { roles: roles.map((role) => ROLES[role]), permisos: [...capabilities] };
    if (!entry) {
      append(file, 'cargos', { cargo: title, ...kept(said) });
      isChanged = true;
      continue;
    }
    for (const [part, words] of Object.entries(said)) {
      const before: unknown = entry.toJSON()[part] ?? [];
      if (JSON.stringify(before) === JSON.stringify(words)) continue;
      if (words.length === 0) entry.delete(part);
      else entry.set(part, file.createNode(words, { flow: true }));
      isChanged = true;
    }
  }
  return isChanged ? file.toString(LAYOUT) : text;
}

/** Only what says something: an empty list is left out. */
const kept = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(lists).filter(([, words]) => words.length > 0));
