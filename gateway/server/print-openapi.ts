import { openApiDocument } from '../areas/site/docs/openapi.ts';

/** Prints the OpenAPI document, without a database or a server. */
process.stdout.write(JSON.stringify(openApiDocument(), null, 2));
