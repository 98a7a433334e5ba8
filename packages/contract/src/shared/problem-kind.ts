/** A kind of problem that the API answers with. */
export interface ProblemKind {
  /** HTTP status; 409 by default: the request conflicts with the present state. */
  status?: number;
  /** A short Spanish title, the same for every problem of the kind. */
  title: string;
  /** What it means and what to do, in Spanish, for the kind's page. */
  meaning: string;
}
