import { countOf } from '@va/domain/numbers.ts';
import { editionWords, stageSentence } from '@va/domain/tour/tour-changes.ts';
import type { TourPlanChange, TriedTour, WrittenTour } from '#app/api/tour-plans.ts';

const pilots = (count: number) => countOf(count, 'piloto', 'pilotos');

/** A stage that a change touches, and who has it behind them already. */
export function stageLook({ pilots: count, ...change }: TriedTour['stages'][number]): string {
  const sentence = stageSentence(change);
  if (count === 0) return sentence;
  return `${sentence} ${pilots(count)} ya la ${count === 1 ? 'ha reservado o volado: conserva' : 'han reservado o volado: conservan'} lo suyo.`;
}

/** Effects of a change on pilots, a sentence each. */
export function touchedLook({ taking, completed, completes, booked, told }: TriedTour): string[] {
  if (taking + completed + completes + booked === 0) return ['Ahora no participa nadie.'];
  return [
    ...(taking > 0
      ? [
          `${taking === 1 ? 'Participa' : 'Participan'} ${pilots(taking)}${told.length > 0 ? `, que ${taking === 1 ? 'recibe' : 'reciben'} un mensaje con lo que cambia` : ''}.`,
        ]
      : []),
    ...(completed > 0
      ? [`${pilots(completed)} ya lo ${completed === 1 ? 'ha' : 'han'} completado, y así sigue.`]
      : []),
    ...(completes > 0
      ? [
          `${pilots(completes)} lo ${completes === 1 ? 'completa' : 'completan'} con este cambio, con sus puntos.`,
        ]
      : []),
    ...(booked > 0
      ? [
          `${countOf(booked, 'reserva abierta sigue', 'reservas abiertas siguen')} adonde ${booked === 1 ? 'iba' : 'iban'}.`,
        ]
      : []),
  ];
}

/** Title of a change to a tour. */
export function changeTitle({ name, before, after }: TourPlanChange): string {
  if (before === null) return `${name}, añadido`;
  return after === null ? `${name}, quitado` : `${name}, cambiado`;
}

/** A tour in a line: how many stages, where, and when. */
export function tourLine({ stops, retiredStages, editions, substitutes, anyOrder }: WrittenTour): string {
  const route = stops.length > 12 ? `${stops[0]} … ${stops.at(-1)}` : stops.join('–');
  return [
    route,
    ...(retiredStages.length > 0
      ? [`${retiredStages.length === 1 ? 'sin la etapa' : 'sin las etapas'} ${retiredStages.join(', ')}`]
      : []),
    ...(anyOrder ? ['en cualquier orden'] : []),
    ...(substitutes.length > 0 ? [`también ${substitutes.join(', ')}`] : []),
    ...editions.map(editionWords),
  ].join(' · ');
}
