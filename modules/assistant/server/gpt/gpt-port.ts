import type { ToolSpec } from '../../contract/tools.ts'

/** A message to a language model, in the form of the chat-completions protocol. */
export type GptMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly tool_calls?: readonly WireToolCall[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string }
interface WireToolCall {
  readonly id: string
  readonly type: 'function'
  readonly function: { readonly name: string; readonly arguments: string }
}
export interface ToolCall {
  readonly id: string
  readonly name: string
  /** JSON as the model wrote it: to be distrusted. */
  readonly input: string
}
export type GptPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'calls'; readonly calls: readonly ToolCall[] }

/** A language model that answers in parts; throws where it cannot be had or falls silent. */
export interface GptPort {
  stream(
    messages: readonly GptMessage[],
    tools: readonly ToolSpec[],
    signal: AbortSignal,
  ): AsyncIterable<GptPart>
}
