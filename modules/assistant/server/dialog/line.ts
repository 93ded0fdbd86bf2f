import type { ChatAnswer } from '../../contract/answer.ts'

/** What a stream of an answer consists of; `done` comes last and once. */
export type Line =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool'; readonly name: string }
  | { readonly type: 'notice'; readonly text: string }
  | { readonly type: 'done'; readonly answer: ChatAnswer }
