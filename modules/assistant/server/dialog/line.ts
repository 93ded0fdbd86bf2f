import type { ChatAnswer } from '../../contract/answer.ts'

/** A line of a streamed answer. `done` comes once, as the last one. */
export type Line =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool'; readonly name: string }
  | { readonly type: 'notice'; readonly text: string }
  | { readonly type: 'done'; readonly answer: ChatAnswer }
