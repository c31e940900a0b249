import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { TObject, TSchema } from 'typebox';

const OPTIONS = { useDefaults: true, allErrors: false, strict: true, allowUnionTypes: true } as const;
/** A number as an address writes it; Ajv would also read `Infinity`, `0x10`, `1e400` and ` 1`. */
const WHOLE_NUMBER = /^\d{1,14}$/;

/** JSON says what it means: "5" is no number there. An address has only text, so its numbers are read from it. */
const ofBodies = new Ajv(OPTIONS);
const ofAddresses = new Ajv({ ...OPTIONS, coerceTypes: true });

export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  httpPart === 'body' ? ofBodies.compile(schema) : compileForAddress(schema);

function compileForAddress(schema: TSchema): ValidateFunction {
  const validate = ofAddresses.compile(schema);
  const properties = Object.entries<object>((schema as Partial<TObject>).properties ?? {});
  const numbers = properties.flatMap(([name, of]) => ('type' in of && of.type === 'integer' ? [name] : []));
  const check = (parts: Record<string, unknown>): boolean => {
    const name = numbers.find((number) => number in parts && !WHOLE_NUMBER.test(`${parts[number]}`));
    const isValid = name === undefined && validate(parts);
    check.errors = name === undefined ? validate.errors : [notWhole(name)];
    return isValid;
  };
  check.errors = undefined as ValidateFunction['errors'];
  return check as unknown as ValidateFunction;
}

function notWhole(name: string): ErrorObject {
  return {
    instancePath: `/${name}`,
    schemaPath: `#/properties/${name}/type`,
    keyword: 'type',
    params: { type: 'integer' },
    message: 'must be a whole number',
  };
}
