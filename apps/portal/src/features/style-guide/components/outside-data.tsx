import { useState } from 'react';
import { Card } from '@va/ui/controls/card.tsx';
import { CategoryBadge } from '#app/components/weather/category-badge.tsx';
import { WeatherReport } from '#app/components/weather/weather-report.tsx';
import type { Runway } from '@va/schemas/content/runways.ts';
import type { FlightCategory } from '@va/domain/metar/flight-category.ts';
import { FeedInPhase } from './feed-in-phase.tsx';
import { Row, Section } from './section.tsx';
import { State } from './state.tsx';

const phases = [
  ['Datos que se cargan', 'loading'],
  ['Datos al día', 'current'],
  ['Datos sin actualizar', 'stale'],
  ['Sin datos', 'failed'],
] as const;
const categories: readonly (FlightCategory | undefined)[] = ['VFR', 'MVFR', 'IFR', 'LIFR', undefined];

const end = { lat: 0, lon: 0, displacedFt: 0 };
const runways: readonly Runway[] = [
  {
    ident: '14/32',
    ends: [
      { ident: '14', ...end },
      { ident: '32', ...end },
    ],
    lengthM: 4000,
    widthM: 60,
    surface: 'asfalto',
    trueHeading: 142,
  },
];

/** Data of feeds in each of their states, and the weather components. */
export function OutsideData() {
  const [openedAt] = useState(Date.now);
  const report = (minutesAgo: number, rest: string) =>
    `ZZZZ ${reportTime(openedAt - minutesAgo * 60_000)} ${rest}`;
  return (
    <Section title="Datos de fuera">
      <div className="grid gap-6 lg:grid-cols-2">
        {phases.map(([title, phase]) => (
          <State key={phase} title={title}>
            <FeedInPhase phase={phase} />
          </State>
        ))}
      </div>
      <State title="Categorías de vuelo">
        <Row>
          {categories.map((category) => (
            <CategoryBadge key={category ?? 'unknown'} category={category} />
          ))}
          <CategoryBadge category="VFR" compact />
        </Row>
      </State>
      <State title="Parte descifrado">
        <Card className="p-5">
          <WeatherReport
            raw={report(17, '32018G32KT 290V350 9999 -SHRA FEW040TCU BKN020 14/M03 Q1004')}
            now={openedAt}
            timezone="UTC"
            runways={runways}
          />
        </Card>
      </State>
      <div className="grid gap-6 lg:grid-cols-2">
        {[
          ['Parte antiguo', report(150, 'VRB03KT 0300 FG VV002 13/13 Q1019')],
          ['Parte ilegible', report(10, '00000KT 0600S 2000NE BCFG NSC 01/01 Q1021')],
        ].map(([title = '', raw = '']) => (
          <State key={title} title={title}>
            <Card className="p-5">
              <WeatherReport raw={raw} now={openedAt} />
            </Card>
          </State>
        ))}
      </div>
    </Section>
  );
}

/** Day, hour and minute of a time in UTC, as a report gives them: `211930Z`. */
function reportTime(at: number): string {
  const [, , day = '', hour = '', minute = ''] = new Date(at).toISOString().split(/[-T:]/);
  return `${day}${hour}${minute}Z`;
}
