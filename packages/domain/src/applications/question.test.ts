import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givenAnswers, type Question, wrongAnswers } from './question.ts';

const WHY: Question = {
  id: 'por-que',
  question: '¿Por qué?',
  hint: null,
  required: true,
  kind: 'words',
  least: 10,
  most: 40,
};
const HOW_LONG: Question = {
  id: 'desde',
  question: '¿Desde cuándo?',
  hint: null,
  required: false,
  kind: 'choice',
  choices: ['Hace menos de un año', 'Hace más'],
};
const QUESTIONS = [WHY, HOW_LONG];

describe('answers of an application', () => {
  it.each([
    [{}, ['por-que: Contesta a esta pregunta']],
    [{ 'por-que': '   ' }, ['por-que: Contesta a esta pregunta']],
    [{ 'por-que': 'Porque sí' }, ['por-que: Escribe al menos 10\u00a0caracteres: van 9']],
    [{ 'por-que': 'x'.repeat(41) }, ['por-que: No pases de 40\u00a0caracteres: van 41']],
    [{ 'por-que': 'Porque me gusta volar' }, []],
    [{ 'por-que': 'Porque me gusta volar', desde: '' }, []],
    [{ 'por-que': 'Porque me gusta volar', desde: 'Hace más' }, []],
    [
      { 'por-que': 'Porque me gusta volar', desde: 'Ayer' },
      ['desde: Elige una de las respuestas de la lista'],
    ],
    [
      { 'por-que': 'Porque me gusta volar', otra: 'x' },
      ['otra: Esta pregunta ya no se hace: vuelve a abrir la página'],
    ],
  ])('%j', (answers, wrong) => {
    const found = wrongAnswers(QUESTIONS, answers as Record<string, string>);
    expect(found.map(({ id, message }) => `${id}: ${message}`)).toEqual(wrong);
  });

  it('that are asked for and missing are named, of words and of a choice', () => {
    const asked = QUESTIONS.map((question) => ({ ...question, required: true }));
    expect(wrongAnswers(asked, {}).map(({ message }) => message)).toEqual([
      'Contesta a esta pregunta',
      'Elige una respuesta',
    ]);
  });

  it('that are right are kept with their questions, whatever else a person or a prototype brings', () => {
    const words = fc.string({ maxLength: 60 });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('por-que', 'desde', 'toString'), words), (answers) => {
        const kept = givenAnswers(QUESTIONS, answers);
        for (const { question, answer } of kept) {
          expect(QUESTIONS.map((one) => one.question)).toContain(question);
          expect(answer).toBe(answer.trim());
          expect(answer).not.toBe('');
        }
        if (wrongAnswers(QUESTIONS, answers).length === 0) {
          expect(kept[0]?.question).toBe(WHY.question);
          expect(kept[0]?.answer.length).toBeGreaterThanOrEqual(10);
          expect(kept[0]?.answer.length).toBeLessThanOrEqual(40);
        }
      }),
    );
  });
});
