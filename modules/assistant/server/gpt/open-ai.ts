import type { ToolSpec } from '../../contract/tools.ts'
import type { GptMessage, GptPart, GptPort, ToolCall } from './gpt-port.ts'
import { sseData } from './sse.ts'

export interface OpenAiSettings {
  /** Base address of the protocol, such as https://model.example/v1. */
  readonly url: string
  readonly key: string | null
  readonly model: string
  /** The maximum silence of the model. */
  readonly timeoutSeconds: number
  /** Told what went wrong, without content. */
  readonly report: (failure: string) => void
}
interface Delta {
  readonly content?: string | null
  readonly tool_calls?: readonly {
    readonly index: number
    readonly id?: string
    readonly function?: { readonly name?: string; readonly arguments?: string }
  }[]
}

/** Any endpoint that speaks the chat-completions protocol. */
export function openAiCompatible(settings: OpenAiSettings): GptPort {
  return {
    async *stream(messages, tools, signal) {
      const silence = new AbortController()
      const patience = () => silence.abort(new Error('timed out'))
      let timer = setTimeout(patience, settings.timeoutSeconds * 1000)
      const heard = () => {
        clearTimeout(timer)
        timer = setTimeout(patience, settings.timeoutSeconds * 1000)
      }
      try {
        const body = await ask(settings, messages, tools, AbortSignal.any([signal, silence.signal]))
        yield* partsOf(body, heard)
      } catch (error) {
        const cause = silence.signal.aborted ? (silence.signal.reason as Error) : (error as Error)
        if (!signal.aborted) settings.report(cause.message)
        throw cause
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

async function ask(
  { url, key, model }: OpenAiSettings,
  messages: readonly GptMessage[],
  tools: readonly ToolSpec[],
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    redirect: 'manual',
    signal,
    headers: {
      'content-type': 'application/json',
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      messages,
      stream: true,
      temperature: 0.2,
      ...(tools.length > 0 && { tools: tools.map((tool) => ({ type: 'function', function: tool })) }),
    }),
  })
  if (response.status !== 200 || response.body === null) {
    await response.body?.cancel()
    throw new Error(`HTTP ${response.status}`)
  }
  return response.body
}

/** Yields text as it arrives, and tool calls once the model has finished writing them. */
async function* partsOf(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<GptPart> {
  const calls: { id: string; name: string; input: string }[] = []
  let ended = false
  for await (const data of sseData(body)) {
    heard()
    if (data === '[DONE]') {
      ended = true
      break
    }
    const choice = (JSON.parse(data) as { choices?: { delta?: Delta; finish_reason?: string | null }[] })
      .choices?.[0]
    if (choice?.delta?.content) yield { kind: 'text', text: choice.delta.content }
    for (const piece of choice?.delta?.tool_calls ?? []) {
      const call = (calls[piece.index] ??= { id: '', name: '', input: '' })
      call.id ||= piece.id ?? ''
      call.name += piece.function?.name ?? ''
      call.input += piece.function?.arguments ?? ''
    }
    if (choice?.finish_reason) ended = true
  }
  if (!ended) throw new Error('the stream ended early')
  if (calls.length > 0) yield { kind: 'calls', calls: calls.filter(Boolean) satisfies ToolCall[] }
}
