/** `content/plataforma/horario.yaml`: how the weekly timetable is proposed from the routes. */
import type { TimetableRules } from '@va/domain/timetable/timetable-input.ts';
import { z } from 'zod';
import { registration } from '../content/common.ts';
import { airportCode, between, clockMinutes, shortText, typeId, whole } from './fields.ts';

/** From–to, local standard time of the origin. */
const window = z
  .tuple([clockMinutes, clockMinutes])
  .refine(([from, to]) => from < to, 'la primera hora ha de ser anterior a la segunda')
  .transform(([from, to]) => ({ from, to }));

const flightClass = z
  .strictObject({
    /** Word for this class in lists. */
    id: typeId,
    /** Name for people, as a sentence begins: «Corto radio». */
    name: shortText,
    /** Longest block time of the longer way, `HH:MM`; the last class leaves it out. */
    maxBlock: clockMinutes.optional(),
    /** Days a week. */
    daysPerWeek: whole(1, 7),
    /** Departures on such a day. */
    waves: whole(1, 8),
    /** One window for each departure, or some to draw from. */
    windows: z.array(window).min(1, 'falta al menos una franja de salida'),
    /** The same for flights towards the east. */
    eastwardWindows: z.array(window).min(1).optional(),
  })
  .transform(({ maxBlock, ...rest }) => ({ ...rest, maxBlockMin: maxBlock ?? null }));

const continuation = z.strictObject({
  /** The pair that is flown on, from the airport where the other one ends. */
  between: z.tuple([airportCode, airportCode]),
  /** The pair whose arrival it waits for. */
  after: z.tuple([airportCode, airportCode]),
  /** Minutes from that arrival to the departure. */
  minutes: whole(20, 720),
});

const block = z.strictObject({
  /** Way flown over great circle, a factor. */
  detour: between(1, 2),
  /** The same under `shortKm`. */
  shortDetour: between(1, 2),
  /** Kilometres. */
  shortKm: between(0, 2000),
  /** Taxi and manoeuvres, minutes. */
  groundMinutes: whole(0, 120),
  /** Mean wind from the west, knots. */
  windKt: between(0, 150),
  /** The same under `windKm`. */
  shortWindKt: between(0, 150),
  /** Kilometres. */
  windKm: between(0, 20_000),
});

const typeRules = z.strictObject({
  type: typeId,
  /** Cruise, knots true airspeed. */
  cruiseKt: whole(80, 700),
  /** Minutes on the ground between two flights. */
  turnaroundMinutes: whole(10, 300),
  /** Longest leg that the airline plans, NM. */
  rangeNm: whole(100, 10_000),
  /** Shortest runway that it plans, metres. */
  runwayM: whole(300, 5000),
});

/** A tail of the booking system that the fleet page doesn't show. */
const substitute = z.strictObject({
  registration,
  /** The type that it stands for. */
  type: typeId,
  /** ICAO designator of what it really is, e.g. `A20N`. */
  icaoType: z.string().regex(/^[A-Z0-9]{2,4}$/, 'escribe el designador OACI del tipo, por ejemplo A20N'),
  /** Airport where it begins. */
  base: airportCode,
});

const pattern = z
  .string()
  .regex(/^1?2?3?4?5?6?7?$/, 'escribe los días en orden y sin repetir, del 1 (lunes) al 7 (domingo)');

export const timetableRulesSchema = z
  .strictObject({
    classes: z.array(flightClass).min(1),
    /** Pairs without the base. */
    offBase: z.strictObject({ daysPerWeek: whole(1, 7), dailyUpTo: clockMinutes }),
    continuations: z.array(continuation).default([]),
    budget: z.strictObject({
      /** Block hours of one tail in a week. */
      hoursPerTail: between(1, 168),
      /** Days that a pair keeps whatever happens. */
      minDays: whole(1, 7),
    }),
    /** Days by frequency, as digits. */
    patterns: z.record(z.enum(['1', '2', '3', '4', '5', '6', '7']), z.array(pattern).min(1).optional()),
    /** Minutes between two departures of one airport. */
    slotMinutes: whole(1, 60).refine((minutes) => 60 % minutes === 0, 'ha de dividir a 60'),
    /** First number for routes without their own. */
    firstFreeNumber: whole(1, 9000),
    block,
    types: z.array(typeRules).min(1),
    substitutes: z.array(substitute).default([]),
  })
  .superRefine((file, context) => {
    for (const [index, { maxBlockMin }] of file.classes.entries()) {
      const last = index === file.classes.length - 1;
      const before = file.classes[index - 1]?.maxBlockMin ?? -1;
      if (last === (maxBlockMin === null) && (last || (maxBlockMin ?? 0) > before)) continue;
      const message = last
        ? 'sobra en la última clase: borra «maxBlock», porque sirve para todo lo que es más largo'
        : 'no va en orden: escribe las clases de menor a mayor «maxBlock»; sólo la última va sin él';
      context.addIssue({ code: 'custom', path: ['classes', index, 'maxBlock'], message });
    }
    for (let days = file.budget.minDays; days <= 7; days++) {
      const patterns = file.patterns[String(days) as keyof typeof file.patterns] ?? [];
      if (patterns.length > 0 && patterns.every((one) => one.length === days)) continue;
      const message = `faltan días para la frecuencia de ${days} por semana: escribe al menos un grupo de ${days} cifras`;
      context.addIssue({ code: 'custom', path: ['patterns', String(days)], message });
    }
  })
  .transform(({ offBase, patterns, slotMinutes, block: blockFile, types, substitutes, ...rest }) => {
    const { groundMinutes, ...blockRest } = blockFile;
    const rules: TimetableRules = {
      ...rest,
      offBase: { daysPerWeek: offBase.daysPerWeek, dailyUpToMin: offBase.dailyUpTo },
      patterns: Object.fromEntries(Object.entries(patterns).map(([days, list]) => [days, list ?? []])),
      slotMin: slotMinutes,
      block: { ...blockRest, groundMin: groundMinutes },
      types: types.map(({ cruiseKt, turnaroundMinutes, ...type }) => ({
        ...type,
        tasKt: cruiseKt,
        turnaroundMin: turnaroundMinutes,
      })),
    };
    return { rules, substitutes };
  });
/** The rules of the generator, and the tails that only the booking system has. */
export type TimetableFile = z.infer<typeof timetableRulesSchema>;
