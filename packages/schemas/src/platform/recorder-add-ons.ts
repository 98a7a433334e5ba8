/** `content/plataforma/aviones-grabador.yaml`: where aircraft of add-ons keep what the simulator's own variables get wrong. */
import { z } from 'zod';

const variableSchema = z.strictObject({
  variable: z
    .string()
    .regex(/^L:[\w ]{1,100}$/, 'Una variable local se escribe con su «L:», como L:A32NX_PARK_BRAKE_LEVER_POS')
    .describe('Local variable of the add-on, with its `L:`'),
  on: z.number().optional().describe('For switches: the number that stands for «on»; without it, any but 0'),
  step: z
    .number()
    .positive()
    .optional()
    .describe('For levers: how much of the variable one notch is; 1 without it'),
});

/** What of an aircraft can stand elsewhere. Null: the add-on hides it, and nobody is blamed for it. */
const place = variableSchema.nullable().optional();

const addOnSchema = z.strictObject({
  title: z.string().trim().min(2).max(100).describe('Part of the title that the simulator shows, any case'),
  source: z.string().trim().min(1).max(300).describe('Where this is known from'),
  fields: z
    .strictObject({
      beacon: place,
      nav: place,
      strobe: place,
      landing: place,
      taxi: place,
      parkingBrake: place,
      flaps: place,
      gear: place,
      stall: place,
      overspeed: place,
      engines: place,
    })
    .refine((fields) => Object.keys(fields).length > 0, 'Nombra al menos un dato'),
});

export const recorderAddOnsSchema = z.array(addOnSchema).max(200);
