/** Longest line that is taken from a stream, in characters. */
const longest = 200_000

/** The data of server-sent events, one by one. */
export async function* sseData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true })
    const lines = rest.split(/\r?\n/)
    rest = lines.pop() ?? ''
    if (rest.length > longest) throw new Error('a line of the stream is too long')
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim()
  }
}
