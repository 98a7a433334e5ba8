import { givenAnswers, type Question } from '@va/domain/applications/question.ts';
import { HOUR_MS } from '@va/domain/durations.ts';
import { v7 as uuid } from 'uuid';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { keepApplication } from '../applications/application-rows.ts';

/** Invented applicants with mail addresses that lead nowhere, the oldest application first. */
const PEOPLE = [
  {
    name: 'Lucía Herrera',
    email: 'lucia@example.org',
    hours: 70,
    vatsim: 1_700_001,
    words: 'Vuelo desde hace años por mi cuenta y echo de menos un horario y compañeros.',
  },
  {
    name: 'Marcos Vidal',
    email: 'marcos@example.org',
    hours: 41,
    vatsim: null,
    words: 'Vengo de otra compañía virtual que ha cerrado y me gusta cómo contáis los vuelos.',
  },
  {
    name: 'Nerea Castro',
    email: 'nerea@example.org',
    hours: 9,
    vatsim: 1_700_003,
    words: 'Estoy empezando y quiero aprender bien los procedimientos con vosotros.',
  },
];

/** Leaves a few applications at the desk, where the airline takes them. */
export async function leaveApplications(tx: Tx, { applications }: Airline, now: Date): Promise<void> {
  if (!applications) return;
  for (const [i, { name, email, hours, vatsim, words }] of PEOPLE.entries()) {
    const answers = answersOf(applications.questions, words, i);
    const id = uuid();
    const at = new Date(now.getTime() - hours * HOUR_MS);
    await keepApplication(tx, {
      id,
      state: 'waiting',
      name,
      email,
      vatsim_cid: applications.networkIds === 'ninguno' ? null : vatsim,
      ivao_vid: null,
      answers: givenAnswers(applications.questions, answers),
      token_hash: null,
      sent_at: at,
      confirmed_at: at,
    });
    await tx.insertInto('demo_thing').values({ kind: 'application', id }).execute();
  }
}

/** Answers for a form's questions: `words` for the first text question; the choices of a question by turns. */
function answersOf(questions: readonly Question[], words: string, turn: number): Record<string, string> {
  const first = questions.find(({ kind }) => kind === 'words');
  return Object.fromEntries(
    questions.flatMap((question) => {
      if (question.kind === 'choice')
        return [[question.id, question.choices[turn % question.choices.length] ?? '']];
      return question === first ? [[question.id, words.slice(0, question.most)]] : [];
    }),
  );
}
