import type { Progress } from './upload.machine.ts';

/** An answer's status that may have no body (Fetch standard, "null body status"). */
const BODILESS = [101, 103, 204, 205, 304];

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  return new Headers(
    lines.filter(Boolean).map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}

/**
 * A `fetch` that tells how much of the body is sent, which the platform's own cannot. Takes a text address, a
 * method, headers, a body and a signal; fails as `fetch` does.
 */
export function uploadFetch(onProgress: (progress: Progress) => void): typeof globalThis.fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const abort = () => request.abort();
      const request = new XMLHttpRequest();
      request.open(method, `${address}`);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, totalBytes: total });
      request.onload = () => {
        const { status, statusText, responseText } = request;
        const text = BODILESS.includes(status) ? null : responseText;
        resolve(new Response(text, { status, statusText, headers: headersOf(request) }));
      };
      request.onerror = () => reject(new TypeError('The line failed.'));
      request.onabort = () => reject(new DOMException('Given up.', 'AbortError'));
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      if (signal?.aborted) {
        reject(new DOMException('Given up.', 'AbortError'));
        return;
      }
      signal?.addEventListener('abort', abort);
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}
