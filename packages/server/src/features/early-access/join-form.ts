import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readQualityValues } from '#infra/http/quality-values.ts';
import { JOIN_PAGE_POLICY, renderJoinPage } from './join-page.ts';

const FORM = 'application/x-www-form-urlencoded';
/** What a ticked box, or a hidden field in its place, sends. */
const GIVEN = new Set(['on', 'true', 'yes', '1']);

/**
 * Takes the join as a plain HTML form too, for pages where no script runs: fields `email` and `consent`. The
 * browser is answered with a page. A form comes from any site without asking first, which harms nobody here: the
 * call reads no cookie and no token, and does no more than anyone may do who types the address in.
 */
export function acceptJoinForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, async (_request: FastifyRequest, body: string) => {
    const fields = new URLSearchParams(body);
    return { email: fields.get('email') ?? '', consent: GIVEN.has(fields.get('consent') ?? '') };
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isForm(request)) return payload;
    reply.header('vary', 'accept');
    if (typeof payload !== 'string' || !prefersPage(request)) return payload;
    reply.type('text/html; charset=utf-8').header('content-security-policy', JOIN_PAGE_POLICY);
    const { error } = JSON.parse(payload) as { readonly error?: string };
    return renderJoinPage({ error, cameFrom: webAddress(request.headers.referer ?? request.headers.origin) });
  });
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() === FORM;
}

function prefersPage({ headers }: FastifyRequest): boolean {
  const weights = readQualityValues(headers.accept ?? '');
  const anything = weights.get('*/*') ?? 0;
  return (weights.get('text/html') ?? 0) > (weights.get('application/json') ?? anything);
}

function webAddress(text = ''): string | undefined {
  const address = URL.parse(text);
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined;
}
