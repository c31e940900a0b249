import type { FastifyInstance } from 'fastify';

/** Takes an empty body for none, whatever its content type says: many clients name one on every request. */
export function acceptEmptyBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async function ({ headers }) {
    const { 'content-type': type, 'content-length': length = '0', 'transfer-encoding': coding } = headers;
    const isEmpty = coding === undefined && Number(length) === 0;
    // A call that takes forms knows what an empty one is.
    const isKnown = this.hasContentTypeParser(type?.split(';', 1)[0]?.trim().toLowerCase() ?? '');
    if (isEmpty && !isKnown) delete headers['content-type'];
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    // Fastify's own parser answers through `done`.
    void parseJson(request, `${body}`, done);
  });
}
