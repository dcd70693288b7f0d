const encode = (text: string) => new TextEncoder().encode(text)

/** The streams of GET /desk/orders/events. */
export class FakeEvents {
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>()

  /** Answers a request for a stream. */
  open(signal: AbortSignal): Response {
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        this.#streams.add(stream)
        stream.enqueue(encode(':\n\n'))
        signal.addEventListener('abort', () => {
          if (this.#streams.delete(stream)) stream.error(signal.reason)
        })
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  }

  /** Says that an order has changed. */
  notify(): void {
    for (const stream of this.#streams) stream.enqueue(encode('event: changed\ndata: \n\n'))
  }

  /** Ends all streams as a lost connection does. */
  lose(): void {
    for (const stream of this.#streams) stream.error(new TypeError('network error'))
    this.#streams.clear()
  }
}
