/** `content/airline.yaml`: the airline itself. */
import { z } from 'zod';
import { httpsUrl, icao, imagePath, isoDate, text } from './common.ts';

const appIcon = z.strictObject({
  src: imagePath.refine(
    (path) => path.endsWith('.png'),
    'no es una imagen PNG: escribe la ruta de una acabada en .png, como /images/marca/nombre.png',
  ),
  /** Pixels of its side. */
  size: z.int().min(16).max(1024),
  /** `app`: as it is; `maskable`: fills the square, and the system cuts its shape; `apple`: for iPhone and iPad. */
  purpose: z.enum(['app', 'maskable', 'apple']).default('app'),
});

/** A program that records flights. */
const recorder = z.strictObject({
  /** Name of the program. */
  name: text,
  /** Download of the stable version. */
  download: httpsUrl,
  /** Download of the beta version, when there is one. */
  betaDownload: httpsUrl.optional(),
  /** What a pilot must know before choosing between the download and its beta. */
  warning: z.strictObject({ title: text, text }).optional(),
});

export const airlineSchema = z.strictObject({
  /** Short name, shown as the brand. */
  name: text,
  /** Full name, for titles and the footer. */
  fullName: text,
  /** One line that says what the portal is. */
  tagline: text,
  /** Whom the legal pages name as responsible. */
  responsible: text,
  brand: z.strictObject({
    /** What the portal is, for search engines and for people who are sent its address. */
    description: text,
    /** The mark beside the name: a square drawing that stands on the dark sidebar. */
    mark: imagePath,
    /** Icon of the tab: a square drawing. */
    icon: imagePath.refine(
      (path) => path.endsWith('.svg'),
      'no es un dibujo SVG: escribe la ruta de una imagen acabada en .svg, como /images/marca/nombre.svg',
    ),
    /** The icon as pictures, for systems that take no drawing. */
    icons: z.array(appIcon).default([]),
    /** Picture of 1200 × 630 pixels beside a link to the portal in a chat. */
    linkPreview: imagePath.optional(),
    /** The picture beside the sign-in form, 800 × 1000, that fills its place from the bottom. */
    signInScene: imagePath,
  }),
  callsign: z.strictObject({
    /** Regular expression that the whole callsign must match, without delimiters. */
    pattern: text.refine(
      isRegExp,
      'no se entiende como regla del indicativo: escribe por ejemplo ^ABC\\d{3}$, que es ABC y tres cifras',
    ),
    /** What the pilot reads when it does not match. */
    message: text,
    /** A callsign that matches, for the sign-in screen's hint. */
    example: text,
  }),
  /** `pbkdf2-sha256$rounds$salt$hash` (base64), written by `npm run password`. At least 600 000 rounds. */
  accessHash: z
    .string()
    .regex(
      /^pbkdf2-sha256\$[1-9]\d{5,7}\$[A-Za-z0-9+/]{22,}={0,2}\$[A-Za-z0-9+/]{43}=$/,
      'no es una huella de contraseña: ejecuta «npm run password», que la escribe aquí',
    ),
  base: z.strictObject({
    /** ICAO code of the base; must be one of the airports. */
    icao,
    /** Name of the base on the pilot's profile. */
    profileName: text,
  }),
  /** Code of two or three letters, used in flight-plan links and before flight numbers. */
  icaoCode: z
    .string()
    .regex(/^[A-Z]{2,3}$/, 'no es un código de aerolínea: escribe dos o tres letras mayúsculas'),
  /** Address that receives the contact form. */
  contactEmail: z.email('no es una dirección de correo: escribe algo como contacto@ejemplo.org'),
  links: z.strictObject({
    /** Where the portal itself is published; without it a link to the portal is shown in a chat without a picture. */
    portal: httpsUrl.optional(),
    /** Main website («Web Principal»). */
    website: httpsUrl,
    /** Chat community. */
    community: httpsUrl,
    /** The airline's page on the virtual-airline platform. */
    virtualAirline: httpsUrl,
    /** Where «Cerrar Sesión» leads; it does not end the session. */
    logout: httpsUrl,
    /** Form for flights done without ACARS; without it there is no page for them. */
    manualReport: httpsUrl.optional(),
  }),
  /** The program that records flights; without it there is no page for it. */
  acars: recorder.optional(),
  /** Labels of the two outside links of the sidebar. */
  linkLabels: z.strictObject({ community: text, virtualAirline: text }),
  /**
   * What stands in place of `acars`, `links.virtualAirline` and its label while `plataforma` is `propia`: another system's
   * program cannot send flights to ours, and another system's page is not the airline's.
   */
  ownPlatform: z.strictObject({ acars: recorder.optional(), label: text }).optional(),
  /** Rights text of the footer; the year goes before it. */
  rights: text,
  /**
   * `propia` builds our own operations platform beside the portal, under `/plataforma/`, and `npm start` runs it;
   * `externa` builds the portal alone, static files without a byte of the platform.
   */
  plataforma: z.enum(['propia', 'externa']).default('externa'),
  /** Views of the portal that read nothing from elsewhere and can be left out; those that do stand in `feeds.yaml`. */
  views: z
    .strictObject({
      /** «¿Qué vuelo hoy?» */
      flightIdeas: z.boolean(),
    })
    .default({ flightIdeas: true }),
  /** Minutes on the ground that «¿Qué vuelo hoy?» counts between two legs, 0 to 240. */
  turnaroundMinutes: z.int().min(0).max(240).default(45),
  /** Score below which a stage of a tour is repeated. */
  limits: z
    .strictObject({
      /** Lowest PIREP score that counts, 0 to 10. */
      minimumPirepScore: z.number().min(0).max(10),
      /** From this day the minimum applies. */
      minimumPirepSince: isoDate,
      /** What a report by hand counts for and how many there may be, a sentence each, for its page. */
      manualReport: z.array(text).default([]),
    })
    .optional(),
});
export type Airline = z.infer<typeof airlineSchema>;

function isRegExp(value: string): boolean {
  try {
    return Boolean(new RegExp(value));
  } catch {
    return false;
  }
}
