// Writes docs/pack.schema.json from the shape that the program checks.
import { writeFileSync } from 'node:fs';
import { packSchemaText } from '../test/boards/support/schema.js';

writeFileSync('docs/pack.schema.json', packSchemaText());
