export { registerApiDocs } from './api-docs.routes.ts';
export { addApiDocument } from './api-document.ts';
