/** Which file the figures of documents come from, by how their names begin. */

const SOURCES: Readonly<Record<string, string>> = {
  puntos: 'los puntos salen de plataforma/puntos.yaml y de «points» en los rangos de pilots.yaml',
  horas:
    'las horas salen de «hours» en los rangos de pilots.yaml, de «moreThanHours» en tours.yaml y de plataforma/puntos.yaml, y ninguno tiene ésa',
  nota: 'las notas salen de «minimumPirepScore» en airline.yaml y de «mean» en plataforma/puntos.yaml',
  limite: 'los límites salen de plataforma/puntos.yaml',
  plazo: 'los plazos salen de plataforma/puntos.yaml',
};

/** Where a figure such as `horas.nacional` would stand; undefined for a name that is no figure. */
export function sourceOfFigures(name: string): string | undefined {
  const [kind = '', ...rest] = name.split('.');
  return rest.length > 0 && Object.hasOwn(SOURCES, kind) ? SOURCES[kind] : undefined;
}
