import { htmlOf } from './html-of.ts'
import type { Line } from './read-texts.ts'
import { TextFault } from './text-fault.ts'

/** A text whose first line is its title, `### …`; its body may be empty. */
export function titledText(
  file: string,
  [first, ...lines]: readonly Line[],
): { readonly title: string; readonly body: string } {
  const title = /^### +(.+)$/.exec(first?.text ?? '')?.[1]
  if (title === undefined)
    throw new TextFault(file, first?.number ?? 1, 'a text begins with “### ” and its title')
  return { title, body: htmlOf(file, lines) }
}
