import { codesOf } from '#app/lib/typed-codes.ts';
import type { DeskNotice, NoticeOrder } from '@va/contract/notices/notices.ts';

/** A notice as it is typed; a day that is empty is none. */
export interface TypedNotice {
  title: string;
  importance: NoticeOrder['importance'];
  body: string;
  date: string;
  until: string;
  mustRead: boolean;
  ackUntil: string;
  types: string[];
  /** ICAO codes with spaces or commas between them. */
  airports: string;
  tours: string[];
  ranks: string[];
  isPublic: boolean;
  /** Slug of the notice that it replaces; empty for none. */
  replaces: string;
}

/** Labels of the fields, for sentences about them. */
export const NOTICE_FIELDS: Readonly<Record<keyof TypedNotice, string>> = {
  title: 'Título',
  importance: 'Importancia',
  body: 'Texto',
  date: 'Primer día',
  until: 'Último día',
  mustRead: 'Lectura obligatoria',
  ackUntil: 'Se pide confirmar hasta',
  types: 'Tipos de avión',
  airports: 'Aeropuertos',
  tours: 'Tours',
  ranks: 'Rangos',
  isPublic: 'Público',
  replaces: 'Sustituye a',
};

/**
 * Initial form values: those of the notice to change, or an empty one from today on.
 * @param today `YYYY-MM-DD`
 */
export function typedNotice(notice: DeskNotice | null, today: string): TypedNotice {
  const affects = notice?.affects;
  return {
    title: notice?.title ?? '',
    importance: notice?.importance ?? 'Media',
    body: notice?.body ?? '',
    date: notice?.date ?? today,
    until: notice?.until ?? '',
    mustRead: notice?.mustRead ?? false,
    ackUntil: notice?.ackUntil ?? '',
    types: [...(affects?.types ?? [])],
    airports: (affects?.airports ?? []).join(' '),
    tours: [...(affects?.tours ?? [])],
    ranks: [...(affects?.ranks ?? [])],
    isPublic: notice?.isPublic ?? false,
    replaces: notice?.replaces ?? '',
  };
}

/** The typed notice in the API's form; an empty audience means everybody. */
export function orderOf(typed: TypedNotice): NoticeOrder {
  const { title, importance, date, mustRead, types, tours, ranks } = typed;
  const airports = codesOf(typed.airports);
  const limited = types.length + airports.length + tours.length + ranks.length > 0;
  return {
    title: title.trim(),
    importance,
    body: typed.body.trim(),
    date,
    until: typed.until || null,
    mustRead,
    ackUntil: (mustRead && typed.ackUntil) || null,
    affects: limited ? { types, airports, tours, ranks } : null,
    isPublic: typed.isPublic,
    replaces: typed.replaces || null,
  };
}
