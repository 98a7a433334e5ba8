/** A kind of problem that the API answers with. */
export interface ProblemKind {
  /** HTTP status; without it 409: what is asked does not fit how things are. */
  status?: number;
  /** The kind in a few Spanish words; always the same. */
  title: string;
  /** What it means and what to do, for the page of the kind. */
  meaning: string;
}
