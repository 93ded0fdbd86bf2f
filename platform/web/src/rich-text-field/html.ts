import { DOMParser, DOMSerializer, Fragment, type Mark, type Node, Slice } from 'prosemirror-model'
import { cleanHtml } from '../messages/clean-html.ts'
import { schema } from './schema.ts'

const parser = DOMParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)
/** Elements at whose end a line break is invisible. */
const blocks = 'p, h1, h2, h3, h4, h5, h6, li, td, th, div, blockquote'

/** Parses HTML into an element and removes everything unsafe. */
function nodesOf(html: string, imageText: (name: string) => string): HTMLElement {
  // inside an element, the parser ignores white space between paragraphs
  const nodes = document.createElement('div')
  nodes.append(cleanHtml(html))
  for (const image of nodes.querySelectorAll('img')) image.replaceWith(imageText(image.alt))
  for (const lineBreak of nodes.querySelectorAll('br')) {
    if (lineBreak.nextSibling === null && lineBreak.parentElement?.matches(blocks)) lineBreak.remove()
  }
  return nodes
}

export const docOf = (html: string): Node => parser.parse(nodesOf(html, (name) => name))

/** Converts pasted or dropped HTML. Images, which rich text cannot contain, are replaced by `imageText`. */
export const sliceOf = (html: string, imageText: (name: string) => string): Slice =>
  parser.parseSlice(nodesOf(html, imageText))

/** Converts pasted or dropped plain text to one paragraph per line. */
export function sliceOfText(text: string, marks: readonly Mark[]): Slice {
  const lines = text.split(/(?:\r\n?|\n)+/)
  const paragraphs = lines.map((line) =>
    schema.nodes.paragraph.create(null, line === '' ? null : schema.text(line, marks)),
  )
  return Slice.maxOpen(Fragment.from(paragraphs))
}

/** The HTML of a document; '' if it is empty. */
export function htmlOf(doc: Node): string {
  if (doc.childCount === 1 && doc.firstChild?.type === schema.nodes.paragraph && doc.content.size === 2)
    return ''
  const place = document.createElement('div')
  serializer.serializeFragment(doc.content, { document }, place)
  for (const paragraph of place.querySelectorAll('p')) tidy(paragraph)
  return place.innerHTML
}

/** Gives an empty paragraph a line break, and unwraps the only paragraph of a list item or cell. */
function tidy(paragraph: HTMLParagraphElement): void {
  const parent = paragraph.parentElement
  const alone = parent?.firstElementChild === paragraph && parent.querySelectorAll(':scope > p').length === 1
  if (alone && parent.matches('li, td, th')) paragraph.replaceWith(...paragraph.childNodes)
  else if (paragraph.firstChild === null) paragraph.append(document.createElement('br'))
}
