import swagger from '@fastify/swagger';
import fastifyPlugin from 'fastify-plugin';

/** JSON Schema as the contract uses it. */
export interface ApiSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly contentMediaType?: string;
  readonly properties?: Readonly<Record<string, ApiSchema>>;
  readonly required?: readonly string[];
  readonly items?: ApiSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly ApiSchema[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

interface ApiContent {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema: ApiSchema }>>;
}

export interface ApiOperation {
  readonly operationId: string;
  readonly summary: string;
  /** Who may call: one. */
  readonly tags?: readonly string[];
  readonly security?: readonly unknown[];
  readonly requestBody?: ApiContent;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: ApiSchema;
  }[];
  readonly responses: Readonly<Record<string, ApiContent>>;
}

/** The part of an OpenAPI 3.1 document that our calls fill. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
}

/** An operation with what leads to it. */
export interface DocumentedCall {
  readonly path: string;
  /** In capitals. */
  readonly method: string;
  readonly operation: ApiOperation;
}

/** Collects the routes registered after it into an OpenAPI document, made from the contract's own schemas. */
export const apiDocument = fastifyPlugin(
  async (app) => {
    await app.register(swagger, {
      convertConstToEnum: false,
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Glow',
          description: 'A personal stylist that any web page can carry: what its server answers.',
          version: '1',
        },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      },
    });
  },
  { name: 'api-document' },
);
