import { z } from 'zod';
import { problemSchema } from '@va/contract/shared/problem.ts';
import { type ProblemCode, PROBLEMS, statusOf } from '@va/contract/shared/problems.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { API } from './api-app.ts';
import { sessionCookieName } from './session-cookie.ts';

/** A schema as OpenAPI 3.1 holds it: JSON Schema, draft 2020-12. */
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON pointer to the named schemas of the document. */
const NAMED = '#/components/schemas/';

/** The schemas of one OpenAPI document. It defines a named schema (`meta({ id })`) once and refers to it elsewhere. */
class DescribedSchemas {
  /** Named schemas, in the order of their first use. */
  readonly named: Record<string, JsonSchema> = {};
  /** Cache of described schemas: every endpoint has the same problems. */
  readonly #described = new Map<z.ZodType, JsonSchema>();

  /**
   * Describes a schema by its input. Answers are described by their input too, so that a name means one thing; no
   * answer has a field with a default, where input and output would differ (`openapi-document.test.ts`).
   */
  describe(schema: z.ZodType): JsonSchema {
    const known = this.#described.get(schema) ?? this.#describe(schema);
    this.#described.set(schema, known);
    return known;
  }

  #describe(schema: z.ZodType): JsonSchema {
    const {
      $schema: _draft,
      $defs = {},
      ...described
    } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        // The format already says what the pattern would.
        if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      },
    });
    for (const [name, one] of Object.entries($defs)) this.named[name] ??= pointed(one);
    return pointed(described);
  }
}

/** Rewrites a schema's references to point into the document. */
function pointed(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', NAMED) : value,
  ) as JsonSchema;
}

/** Schemas of a body or an answer, by media type. */
type Content = Record<string, { schema: JsonSchema }>;

/** One way to call an address. */
interface Operation {
  operationId: string;
  parameters?: {
    name: string;
    in: 'path' | 'query';
    required: boolean;
    description?: string;
    schema: JsonSchema;
  }[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  [more: string]: unknown;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  components: { securitySchemes: Record<string, object>; schemas: Record<string, JsonSchema> };
  /** By address, and by method in small letters. */
  paths: Record<string, Record<string, Operation>>;
}

const ALWAYS: readonly ProblemCode[] = ['demasiadas-peticiones', 'error-interno', 'sin-base-de-datos'];

/**
 * The API as OpenAPI 3.1. `x-access` says who may call: `public`, `pending`, `signed-in` or a capability; `x-things`
 * whose things the address names; `x-keyless` that an Idempotency-Key is left alone.
 */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { base, airline, secure }: { base: string; airline: string; secure: boolean },
): OpenApiDocument {
  const schemas = new DescribedSchemas();
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints)
    (paths[endpoint.path] ??= {})[endpoint.method] = describeOperation(endpoint, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: `API de la plataforma de ${airline}`,
      version: '1',
      description:
        'JSON en UTF-8. Fechas ISO 8601 con Z. Los errores son application/problem+json (RFC 9457) en español. ' +
        'POST admite Idempotency-Key (48 h), salvo donde dice x-keyless; PATCH, y los PUT que lo dicen, piden If-Match con la versión de ETag.',
    },
    servers: [{ url: `${base}${API}` }],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(secure),
          description:
            'Cookie de POST /session; cada cambio lleva además X-CSRF-Token. Una lectura que lo lleve sin la cookie es de una sesión acabada, no de un visitante.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'Clave de POST /me/keys, con los permisos que se le dieron.',
        },
      },
      schemas: schemas.named,
    },
    paths,
  };
}

function describeOperation(endpoint: Endpoint, schemas: DescribedSchemas): Operation {
  const { access, scope, answer, body } = endpoint;
  const signedIn = [{ session: [] }, ...(scope === undefined ? [] : [{ key: [scope] }])];
  // With a scope, a public endpoint is also for keys; `{}` says that none is needed.
  const asVisitor = scope === undefined ? [] : [{}, ...signedIn];
  const parameters = [
    ...describeParameters('path', endpoint.params, schemas),
    ...describeParameters('query', endpoint.query, schemas),
  ];
  const json = (schema: z.ZodType) => ({ 'application/json': { schema: schemas.describe(schema) } });
  return {
    operationId: endpoint.operation,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.description !== undefined && { description: endpoint.description }),
    security: access.kind === 'public' ? asVisitor : signedIn,
    'x-access': access.kind === 'capability' ? access.capability : access.kind,
    'x-things': endpoint.things ?? 'none',
    ...(endpoint.keyless && { 'x-keyless': true }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      [answer.status]: {
        description: answer.description,
        ...(answer.status !== 204 && { content: json(answer.schema) }),
      },
      ...(endpoint.marked && { 304: { description: 'Lo mismo que ya tienes, por su ETag' } }),
      ...(answer.again !== undefined && { 200: { description: answer.again, content: json(answer.schema) } }),
      ...problemResponses(endpoint, schemas),
    },
  };
}

/** The fields of an object as parameters of an address. */
function describeParameters(
  where: 'path' | 'query',
  given: z.ZodType | undefined,
  schemas: DescribedSchemas,
): NonNullable<Operation['parameters']> {
  const { properties = {}, required: asked = [] } = given ? schemas.describe(given) : {};
  return Object.entries(properties).map(([name, value]) => {
    // `true`, any value at all, is no parameter of ours.
    const { description, ...schema } = value as JsonSchema;
    const required = asked.includes(name);
    return { name, in: where, required, ...(description !== undefined && { description }), schema };
  });
}

function problemResponses(endpoint: Endpoint, schemas: DescribedSchemas): Operation['responses'] {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of problemsOf(endpoint)) {
    const status = statusOf(code);
    byStatus.set(status, [...new Set([...(byStatus.get(status) ?? []), code])]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}`).join(' · '),
        content: { 'application/problem+json': { schema: schemas.describe(problemSchema) } },
      },
    ]),
  );
}

/** Every kind of problem that an endpoint may answer with. */
export function problemsOf(endpoint: Endpoint): ProblemCode[] {
  const { access, method, params, query } = endpoint;
  const changes = method !== 'get';
  return [
    ...(changes ? (['json-no-valido', 'cuerpo-demasiado-grande', 'tipo-no-admitido'] as const) : []),
    ...(access.kind === 'public' && !access.capability ? [] : (['sin-sesion', 'sin-permiso'] as const)),
    ...('capability' in access && access.capability ? (['segundo-factor-obligatorio'] as const) : []),
    ...(changes ? (['peticion-ajena'] as const) : []),
    ...(params ? (['no-encontrado'] as const) : []),
    ...(changes || query ? (['datos-no-validos'] as const) : []),
    ...(method === 'post' && !endpoint.keyless
      ? (['peticion-en-curso', 'respuesta-entregada', 'respuesta-perdida', 'clave-reutilizada'] as const)
      : []),
    ...(endpoint.needsVersion ? (['cambiado-entretanto', 'falta-if-match'] as const) : []),
    ...(endpoint.problems ?? []),
    ...ALWAYS,
  ];
}
