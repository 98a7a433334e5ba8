/** Questions of an airline to applicants, and the check of their answers. Pure. */
import { countOf } from '../numbers.ts';

/** A question that is answered in words. */
interface WordsQuestion {
  kind: 'words';
  /** Fewest and most characters of an answer, 0 to 2000; one that is left out has none. */
  least: number;
  most: number;
}

/** A question that is answered by one of a few words. */
interface ChoiceQuestion {
  kind: 'choice';
  choices: readonly string[];
}

export type Question = (WordsQuestion | ChoiceQuestion) & {
  /** Short name, unchanged while the question exists. */
  id: string;
  /** Wording of the question, in Spanish. */
  question: string;
  hint: string | null;
  required: boolean;
};

/** An answer, with the wording that its question had then. */
export interface Answer {
  question: string;
  answer: string;
}

/** One wrong answer: the id of its question and what to write instead, in Spanish without a full stop. */
interface WrongAnswer {
  id: string;
  message: string;
}

/**
 * The wrong answers, in the order of the questions.
 * @param answers by the id of their question; missing and blank ones are left out
 */
export function wrongAnswers(
  questions: readonly Question[],
  answers: Readonly<Record<string, string>>,
): WrongAnswer[] {
  const known = new Set(questions.map(({ id }) => id));
  const unknown = Object.keys(answers).filter((id) => !known.has(id));
  return [
    ...questions.flatMap((question) => {
      const message = wrongAnswer(question, answerTo(question, answers));
      return message === null ? [] : [{ id: question.id, message }];
    }),
    ...unknown.map((id) => ({ id, message: 'Esta pregunta ya no se hace: vuelve a abrir la página' })),
  ];
}

/** The answers that were given, each with its question, in the order of the questions. */
export function givenAnswers(
  questions: readonly Question[],
  answers: Readonly<Record<string, string>>,
): Answer[] {
  return questions.flatMap((question) => {
    const answer = answerTo(question, answers);
    return answer === '' ? [] : [{ question: question.question, answer }];
  });
}

function answerTo({ id }: Question, answers: Readonly<Record<string, string>>): string {
  return (Object.hasOwn(answers, id) ? (answers[id] ?? '') : '').trim();
}

function wrongAnswer(question: Question, answer: string): string | null {
  if (answer === '') {
    if (!question.required) return null;
    return question.kind === 'choice' ? 'Elige una respuesta' : 'Contesta a esta pregunta';
  }
  if (question.kind === 'choice')
    return question.choices.includes(answer) ? null : 'Elige una de las respuestas de la lista';
  // Counts UTF-16 units, as the field of the page does.
  const { length } = answer;
  if (length < question.least)
    return `Escribe al menos ${countOf(question.least, 'carácter', 'caracteres')}: van ${length}`;
  if (length > question.most)
    return `No pases de ${countOf(question.most, 'carácter', 'caracteres')}: van ${length}`;
  return null;
}
