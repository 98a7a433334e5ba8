/** A kind of problem that the API answers with. */
export interface ProblemKind {
  /** HTTP status. */
  status: number;
  /** The kind in a few Spanish words; always the same. */
  title: string;
  /** What it means and what to do, for the page of the kind. */
  meaning: string;
}
