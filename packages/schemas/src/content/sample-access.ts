/** `content/sample-access.yaml`: the password of a sample, for `npm start` and the tests. It is never published. */
import { z } from 'zod';

export const sampleAccessSchema = z.strictObject({
  /** The password behind `accessHash` in airline.yaml, as long as the sample's own is in place. */
  password: z.string().regex(/^\S+$/, 'no vale como contraseña: escribe una sin espacios'),
});
