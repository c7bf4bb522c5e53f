import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import plugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** What every refusal looks like (decisions.md, "The shape of every answer"). */
z.object({
  data: z.null(),
  warning: z.string().nullable(),
  Info: z.string().nullable(),
  info: z.string().nullable(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  correlationId: z.string(),
}).meta({ id: 'Refusal' });

const refusal = {
  description: 'A refusal: 4xx by status, `code` and `fields` say why',
  $ref: '#/components/schemas/Refusal',
};

/** Says of each route who may call it, and what its refusals look like. */
const transform: typeof jsonSchemaTransform = (input) => {
  const transformed = jsonSchemaTransform(input);
  const access = input.route.config?.access;
  if (access === undefined || transformed.schema.hide === true) return transformed;
  const { public: isPublic, ...rule } = access;
  const schema = transformed.schema as Record<string, unknown>;
  const responses = schema['response'] as Record<string, unknown> | undefined;
  return {
    ...transformed,
    schema: {
      ...schema,
      security: isPublic ? [] : [{ bearer: [] }],
      ...(isPublic || Object.keys(rule).length === 0 ? {} : { 'x-access': rule }),
      response: { ...responses, default: refusal },
    },
  };
};

/** The document at `/api/docs/json`, to be browsed at `/api/docs`. */
export const openApi = plugin(async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'WorkerBadge platform API',
        version: '0.13.74',
        description: 'The wire contract of WorkerBadge. Every answer is wrapped.',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(async (scope) => {
    scope.decorate('accessOfRoutes', { public: true });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP:
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      uiConfig: { deepLinking: true, docExpansion: 'none', displayRequestDuration: true },
      theme: { title: 'WorkerBadge API' },
    });
  });
});
