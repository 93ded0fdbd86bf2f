const encoder = new TextEncoder()

/** An answer of server-sent events that a test writes step by step: `server.answer(call, () => stream.response)`. */
export function eventStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) })
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: (part: object) => controller?.enqueue(encoder.encode(`data: ${JSON.stringify(part)}\n\n`)),
    end: () => controller?.close(),
  }
}
