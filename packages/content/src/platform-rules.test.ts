// @vitest-environment node
import { expect, it } from 'vitest';
import { copyContent } from '@va/testing/content-copy.ts';
import { loadContent } from './load.ts';

it('names what is wrong in the files of the platform, in Spanish and at its line', async () => {
  const copy = copyContent();
  const slips: [file: string, right: string, slip: string][] = [
    ['cuentas', 'minAge: 14', 'minAge: catorce'],
    ['horario', 'type: a330-300, cruiseKt', 'type: a330-30, cruiseKt'],
    ['horario', 'between: [MUSC, MUVR]', 'between: [MUSC, MUVV]'],
    ['puntos', 'abandoned: -5', 'abandoned: 5'],
    ['reglas-puntuacion', '  startS: 30', '  startS: 30\n  starts: 30'],
    ['reservas', 'matriculaExclusiva: aviso', 'matriculaExclusiva: no'],
    ['roles', 'cargo: CO-CEO, roles: [administrador]', 'cargo: CO-CEO, roles: [administradora]'],
    ['solicitudes', 'networkIds: opcional', 'networkIds: quizá'],
  ];
  try {
    for (const [name, right, slip] of slips) copy.replace(`content/plataforma/${name}.yaml`, right, slip);
    copy.write('content/plataforma/rol.yaml', '[]');
    const error: unknown = await loadContent(copy.root).catch((reason: unknown) => reason);
    const lineOf = (name: string, text: string) =>
      `content/plataforma/${name}.yaml:${copy.lineOf(`content/plataforma/${name}.yaml`, text)}`;
    expect(error instanceof Error ? error.message.split('\n') : []).toEqual([
      `${lineOf('cuentas', 'minAge')} · minAge: «catorce» no vale. Escribe un número entero de 0 a 99.`,
      `${lineOf('horario', 'MUVV')} · continuations[1].between[2]: «MUVV» no es un aeropuerto de airports.yaml. ¿Querías escribir «MUVR»?`,
      `${lineOf('horario', 'a330-30,')} · types[2].type: «a330-30» no es el «id» de un tipo de fleet.yaml. ¿Querías escribir «a330-300»?`,
      `${lineOf('puntos', 'abandoned')} · abandoned: 5 no vale. Escribe un número entero de -1000 a 0.`,
      `${lineOf('reglas-puntuacion', '  starts')} · general.starts: no es un campo conocido. ¿Querías escribir «startS»? Si no, bórralo.`,
      `${lineOf('reservas', 'matriculaExclusiva: no')} · matriculaExclusiva: «no» no vale. Escribe «estricta» o «aviso».`,
      'content/plataforma/rol.yaml: el portal no usa este archivo. ¿Querías llamarlo «content/plataforma/roles.yaml»?',
      `${lineOf('roles', 'administradora')} · cargos[2].roles[1]: «administradora» no es un rol. Escribe uno de estos: piloto, revisor, operaciones, administrador.`,
      `${lineOf('solicitudes', 'networkIds: quizá')} · networkIds: «quizá» no es una de las opciones. Escribe una de estas: ninguno, opcional o uno.`,
    ]);
  } finally {
    copy.dispose();
  }
});

it('knows the ranks and types of the promotions', async () => {
  const copy = copyContent();
  const file = 'content/plataforma/puntos.yaml';
  try {
    copy.replace(
      file,
      'rango: Primer Oficial, verified: [a320-200]',
      'rango: Primer Oficia, verified: [a320]',
    );
    const error: unknown = await loadContent(copy.root).catch((reason: unknown) => reason);
    const message = error instanceof Error ? error.message : '';
    const line = copy.lineOf(file, 'Primer Oficia,');
    expect(message).toContain(`${file}:${line} · ranks[1].rango: «Primer Oficia» no es ningún rango`);
    expect(message).toContain('«a320» no es el «id» de un tipo de fleet.yaml.');
  } finally {
    copy.dispose();
  }
});
