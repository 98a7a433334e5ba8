/** A refusal that every protocol tells in its own shape, with an HTTP status that all of their clients know. */
export class RecorderError extends Error {
  readonly status: number;

  constructor(status: 400 | 401 | 403 | 404 | 405 | 409, message: string) {
    super(message);
    this.status = status;
  }
}
