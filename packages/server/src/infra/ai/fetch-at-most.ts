/** An answer is longer than anything that was asked for. */
export class AnswerTooLongError extends Error {
  override readonly name = 'AnswerTooLongError';
}

/** Returns a `fetch` whose answers end with an error once they are longer than `maxBytes`. */
export function fetchAtMost(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    if (!answer.body) return answer;
    let bytes = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) controller.error(new AnswerTooLongError(`More than ${maxBytes} bytes`));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(counted), { status, statusText, headers });
  };
}
