import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  XmlBufferInputProvider,
  XmlDocument,
  xmlRegisterInputProvider,
  XsdValidator,
} from 'libxml2-wasm';

const read = (name: string) => readFileSync(join(import.meta.dirname, name));

/** Nothing is fetched: what the schema imports stands here. */
const imported = 'http://www.w3.org/TR/2002/REC-xmldsig-core-20020212/xmldsig-core-schema.xsd';

let validator: XsdValidator | undefined;

function schemaValidator(): XsdValidator {
  if (validator !== undefined) return validator;
  xmlRegisterInputProvider(new XmlBufferInputProvider({ [imported]: read('signature.xsd') }));
  const schema = XmlDocument.fromBuffer(read('Schema_FatturaPA_v1.2.1.xsd'));
  validator = XsdValidator.fromDoc(schema);
  return validator;
}

/** What the schema of FatturaPA says against a file; empty for a valid one. */
export function schemaErrors(xml: string): string[] {
  const schema = schemaValidator();
  let document: XmlDocument | undefined;
  try {
    document = XmlDocument.fromString(xml);
    schema.validate(document);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    document?.dispose();
  }
}
