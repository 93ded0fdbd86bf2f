import type { Hit } from './faq-index.ts'

/** '1' the text `id` answers; '2' one of `choices` may; '0' none does. */
export type Decision =
  | { readonly type: '1'; readonly id: string }
  | { readonly type: '2'; readonly choices: readonly string[] }
  | { readonly type: '0' }

/** So much of a question must be spoken of before a text counts as its answer. */
const direct = 0.55
/** Less is enough where nothing else comes near. */
const directAlone = 0.4
/** And so much, before it is offered as a choice. */
const near = 0.3
const mostChoices = 4

/** Decides the answer to a question by the ranked help texts. */
export function decideAnswer(hits: readonly Hit[]): Decision {
  const [first, second] = hits
  if (first === undefined || first.coverage < near) return { type: '0' }
  const lead = first.score / (second?.score ?? 1e-9)
  if (first.coverage >= direct && lead > 1.05) return { type: '1', id: first.id }
  if (first.coverage >= directAlone && lead > 2) return { type: '1', id: first.id }
  const close = hits.filter(({ coverage, score }) => coverage >= near && score > first.score * 0.3)
  return { type: '2', choices: close.slice(0, mostChoices).map(({ id }) => id) }
}
