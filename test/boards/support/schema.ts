// The JSON Schema of a pack's file, made of the shape that the program checks.
import { toJsonSchema } from '@valibot/to-json-schema';
import { PACK_SCHEMA } from '../../../src/boards/index.js';

export const packSchemaText = (): string => {
  const schema = toJsonSchema(PACK_SCHEMA, { typeMode: 'input', errorMode: 'ignore' });
  return `${JSON.stringify({ ...schema, title: 'A pack of risk-napoleon' }, null, 2)}\n`;
};
