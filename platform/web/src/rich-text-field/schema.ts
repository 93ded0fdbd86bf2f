import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { safeHref } from './safe-href.ts'

const simple = (tag: string): DOMOutputSpec => [tag, 0]
const block = (tag: string, content: string): NodeSpec => ({
  group: 'block',
  content,
  parseDOM: [{ tag }],
  toDOM: () => simple(tag),
})
const inline = (tag: string, others: readonly string[]): MarkSpec => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: () => simple(tag),
})

const headingTags = { 3: ['h1', 'h2', 'h3'], 4: ['h4', 'h5', 'h6'] } as const
const spanOf = (element: HTMLElement, name: string): number => {
  const span = Number(element.getAttribute(name))
  return Number.isInteger(span) && span > 0 && span < 100 ? span : 1
}
const cell = (tag: 'td' | 'th'): NodeSpec => ({
  content: 'block+',
  isolating: true,
  attrs: { colspan: { default: 1 }, rowspan: { default: 1 } },
  parseDOM: [
    {
      tag,
      getAttrs: (element) => ({
        colspan: spanOf(element, 'colspan'),
        rowspan: spanOf(element, 'rowspan'),
      }),
    },
  ],
  toDOM: ({ attrs }) => {
    const spans = Object.entries(attrs).filter(([, span]) => span !== 1)
    return [tag, Object.fromEntries(spans), 0]
  },
})

/** Exactly the rich text that the server accepts; see the server's `clean-rich-text.ts`. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: block('p', 'inline*'),
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 3 } },
      parseDOM: ([3, 4] as const).flatMap((level) =>
        headingTags[level].map((tag) => ({ tag, attrs: { level } })),
      ),
      toDOM: ({ attrs }) => simple(attrs['level'] === 4 ? 'h4' : 'h3'),
    },
    blockquote: { ...block('blockquote', 'block+'), defining: true },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    bullet_list: block('ul', 'list_item+'),
    ordered_list: block('ol', 'list_item+'),
    list_item: {
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => simple('li'),
    },
    table: { ...block('table', '(table_head | table_body)+'), isolating: true },
    table_head: { content: 'table_row+', parseDOM: [{ tag: 'thead' }], toDOM: () => simple('thead') },
    table_body: { content: 'table_row+', parseDOM: [{ tag: 'tbody' }], toDOM: () => simple('tbody') },
    table_row: {
      content: '(table_cell | table_header)+',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => simple('tr'),
    },
    table_cell: cell('td'),
    table_header: cell('th'),
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: {} },
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = safeHref(element.getAttribute('href') ?? '')
            return href === null ? false : { href }
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
    },
    strong: inline('strong', ['b']),
    em: inline('em', ['i']),
    underline: inline('u', ['ins']),
    strike: inline('s', ['del', 'strike']),
    code: inline('code', ['kbd', 'samp', 'tt']),
  },
})
