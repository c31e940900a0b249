import { dispositionFileName } from './export-file-name.ts';

export interface Download {
  readonly receivedBytes: number;
  /** Undefined where the server does not say how long the file is. */
  readonly totalBytes: number | undefined;
  /** What the server calls the file. */
  readonly fileName: string | undefined;
}

/** A `fetch` that tells how much of the answer is there, from its head on. */
export function downloadFetch(onDownload: (download: Download) => void): typeof globalThis.fetch {
  return async (address, init) => {
    const response = await fetch(address, init);
    if (!response.ok || !response.body) return response;
    const { headers, status, statusText } = response;
    const fileName = dispositionFileName(headers.get('content-disposition'));
    // A packed answer is counted unpacked, so its length says nothing.
    const length = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'));
    const totalBytes = length > 0 ? length : undefined;
    let receivedBytes = 0;
    onDownload({ receivedBytes, totalBytes, fileName });
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          receivedBytes += chunk.byteLength;
          onDownload({ receivedBytes, totalBytes, fileName });
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, { status, statusText, headers });
  };
}
