/** `content/frames.yaml`: every outside page that is shown in a frame. */
import { z } from 'zod';
import { framedUrl, httpsUrl, id, text } from './common.ts';

/** What a frame holds; decides its `sandbox` and `allow`. */
export const frameKind = z.enum(['platform', 'dispatch', 'map', 'document', 'viewer']);
export type FrameKind = z.infer<typeof frameKind>;

/** The portal's own views that can stand in for a frame. */
export const nativeViewName = z.enum(['trafico']);
export type NativeViewName = z.infer<typeof nativeViewName>;

export const frameSchema = z.strictObject({
  /** Used by the pages; do not change it. */
  id,
  /** Says what the frame holds; unique. */
  title: text,
  /** Whose page it is. */
  provider: text,
  /** Page shown. Left out where each airport, aircraft or tour brings its own. */
  url: framedUrl.optional(),
  /** Hosts the frame may visit, sign-in hops included. Own documents need none. */
  hosts: z.array(
    z
      .string()
      .regex(
        /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
        'no es un nombre de servidor: escribe por ejemplo mapa.example.org, sin https://',
      ),
  ),
  kind: frameKind,
  /** Pixels, 500 to 800 (docs/spec.md §9). */
  height: z.int().min(500).max(800),
  /** What the pilot does with it, one sentence. */
  purpose: text,
  /** The portal's own view of the same thing, offered in the frame's bar and when the frame fails. */
  nativeView: nativeViewName.optional(),
  /** Where the pilot signs in when the page asks for it; opens in a new tab. */
  signInUrl: httpsUrl.optional(),
  /** Privacy page of the provider. */
  privacyUrl: httpsUrl.optional(),
});
export type Frame = z.infer<typeof frameSchema> & {
  /** The airline's own document in whose place a page of the platform stands; never in the file. */
  document?: string;
};

export const framesSchema = z.array(frameSchema).min(1);
