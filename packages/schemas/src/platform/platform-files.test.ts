import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { capabilitiesOf } from '@va/domain/rights/roles.ts';
import { accountRulesSchema } from './accounts.ts';
import { applicationsSchema } from './applications.ts';
import { bookingRulesSchema } from './booking.ts';
import { sampleRules } from '@va/domain/points/testing/sample-rules.ts';
import { pointsRulesSchema } from './points.ts';
import { rolesSchema } from './roles.ts';
import { timetableRulesSchema } from './timetable.ts';

function text(name: string): string {
  return readFileSync(join(import.meta.dirname, `../../../../content/plataforma/${name}.yaml`), 'utf8');
}

const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('reservas.yaml', () => {
  const file = parse(text('reservas')) as Record<string, unknown>;

  it('gives the rules of booking', () => {
    expect(bookingRulesSchema.parse(file)).toMatchObject({ graceMin: 60, tailSharing: 'notice' });
    const strict = bookingRulesSchema.parse({ ...file, matriculaExclusiva: 'estricta' });
    expect(strict.tailSharing).toBe('strict');
  });

  it('says what to write instead', () => {
    expect(problems(bookingRulesSchema, { ...file, graceMinutes: 1.5 })).toEqual([
      'graceMinutes: escribe un número entero de 0 a 1440',
    ]);
    expect(problems(bookingRulesSchema, { ...file, matriculaExclusiva: 'no' })).toEqual([
      'matriculaExclusiva: escribe «estricta» o «aviso»',
    ]);
    expect(problems(bookingRulesSchema, { ...file, otra: 1 })).toHaveLength(1);
  });
});

describe('solicitudes.yaml', () => {
  const file = parse(text('solicitudes')) as Record<string, unknown>;

  it('gives the questions of the form, in words or by choice', () => {
    const { open, questions } = applicationsSchema.parse(file);
    expect(open).toBe(true);
    expect(questions.map(({ kind }) => kind)).toEqual(['words', 'choice', 'words']);
    const [plain] = applicationsSchema.parse({
      open: false,
      questions: [{ id: 'a', question: '¿A?' }],
    }).questions;
    expect(plain).toEqual({
      id: 'a',
      question: '¿A?',
      hint: null,
      required: false,
      kind: 'words',
      least: 0,
      most: 600,
    });
  });

  it.each([
    [{ least: 700 }, 'questions.0.least: es más que «most», que sin escribirlo es 600: escribe uno menor'],
    [{ choices: ['Sí'] }, 'questions.0.choices: son pocas: escribe dos al menos'],
    [{ choices: ['Sí', 'Sí'] }, 'questions.0.choices: hay dos iguales: quita una'],
    [
      { choices: ['Sí', 'No'], most: 40 },
      'questions.0.choices: tiene «choices»: quita «least» y «most», que son de las que se contestan escribiendo',
    ],
    [{ most: 0 }, 'questions.0.most: escribe un número entero de 1 a 2000'],
    [{ id: 'Año' }, 'questions.0.id: no es un nombre corto: escríbelo en minúsculas, con guiones'],
  ])('says of a question with %j what to write instead', (changes, problem) => {
    const questions = [{ id: 'a', question: '¿A?', ...changes }];
    expect(problems(applicationsSchema, { ...file, questions })).toEqual([problem]);
  });

  it('wants each question once', () => {
    const question = { id: 'a', question: '¿A?' };
    expect(problems(applicationsSchema, { ...file, questions: [question, question] })).toEqual([
      'questions: dos preguntas tienen el mismo «id»: cambia una',
    ]);
  });
});

describe('horario.yaml', () => {
  const file = parse(text('horario')) as Record<string, unknown> & {
    classes: { maxBlock?: string }[];
  };

  it('wants classes from short to long, the last without an end', () => {
    const [first, ...rest] = file.classes;
    const swapped = { ...file, classes: [...rest, first] };
    expect(problems(timetableRulesSchema, swapped)).toContainEqual(
      expect.stringContaining('sobra en la última clase'),
    );
  });

  it('wants days for every frequency that a pair can come down to', () => {
    const patterns = { '7': ['1234567'], '6': ['123456'], '5': ['12345'], '4': ['135'], '3': ['135'] };
    expect(problems(timetableRulesSchema, { ...file, patterns })).toEqual([
      'patterns.2: faltan días para la frecuencia de 2 por semana: escribe al menos un grupo de 2 cifras',
      'patterns.4: faltan días para la frecuencia de 4 por semana: escribe al menos un grupo de 4 cifras',
    ]);
  });

  it('wants windows that end after they begin', () => {
    const classes = file.classes.map((one) => ({ ...one, windows: [['09:30', '06:30']] }));
    expect(problems(timetableRulesSchema, { ...file, classes })[0]).toContain('anterior a la segunda');
  });
});

describe('puntos.yaml', () => {
  const file = parse(text('puntos')) as Record<string, unknown>;

  it('has the figures of the document on points and ranks', () => {
    expect(pointsRulesSchema.parse(file)).toEqual(sampleRules);
  });

  it('wants block times in order and debits below zero', () => {
    const base = [{ points: 10 }, { under: '03:00', points: 20 }];
    expect(problems(pointsRulesSchema, { ...file, base })).toHaveLength(2);
    expect(problems(pointsRulesSchema, { ...file, abandoned: 5 })).toEqual([
      'abandoned: escribe un número entero de -1000 a 0',
    ]);
  });
});

describe('cuentas.yaml', () => {
  it('gives the limits of accounts and reports', () => {
    const { account, report, invitationDays } = accountRulesSchema.parse(parse(text('cuentas')));
    expect(account).toMatchObject({ minAge: 14, appealDays: 15, suspensionDays: { min: 7, max: 90 } });
    expect(report).toMatchObject({ appealDays: 7, cheatingAppealDays: 15 });
    expect(invitationDays).toBe(14);
  });
});

describe('roles.yaml', () => {
  it('makes somebody an administrator and Jefe TR an instructor', () => {
    const table = rolesSchema.parse(parse(text('roles')));
    expect(table.get('CEO')?.roles).toEqual(['administrator']);
    const chief = table.get('Jefe TR');
    expect(capabilitiesOf(chief!.roles, chief!.capabilities).has('training')).toBe(true);
  });
});
