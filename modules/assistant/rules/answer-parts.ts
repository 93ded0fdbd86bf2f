/** A piece of an answer: plain words, marked ones, or the name of a menu. */
export type AnswerPart =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'menu'; readonly text: string; readonly menuId: string }

const marks = /\*\*([^*\n]{1,200})\*\*|\[([^\]\n]{1,60})\]\(menu:([0-9]{1,12})\)/g

/** Reads the few marks that an answer may hold. Everything else, markup included, stays the text that it is. */
export function answerParts(answer: string): AnswerPart[] {
  const parts: AnswerPart[] = []
  let at = 0
  for (const match of answer.matchAll(marks)) {
    if (match.index > at) parts.push({ kind: 'text', text: answer.slice(at, match.index) })
    const [whole, strong, name = '', menuId = ''] = match
    parts.push(strong === undefined ? { kind: 'menu', text: name, menuId } : { kind: 'strong', text: strong })
    at = match.index + whole.length
  }
  if (at < answer.length) parts.push({ kind: 'text', text: answer.slice(at) })
  return parts
}
