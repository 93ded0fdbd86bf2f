import {
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
  parseFragment,
  serialize,
} from 'parse5'

type Node = Tree.ChildNode

const kept = new Set(
  'p br strong b em i u s ul ol li h3 h4 blockquote code hr a table thead tbody tr th td'.split(' '),
)
/** Elements that are removed with their content; of other unknown elements the content is kept. */
const dropped = new Set(
  'script style iframe frame frameset object embed applet template noscript noembed noframes svg math textarea select title head xmp plaintext form button audio video'.split(
    ' ',
  ),
)
const span = /^[1-9][0-9]?$/

/** Reduces rich text to the safe set: parses it as a browser does, rebuilds it and serialises it again. */
export function cleanRichText(html: string): string {
  const clean = tree.createDocumentFragment()
  for (const node of parseFragment(html).childNodes) append(clean, node)
  return serialize(clean)
}

function append(parent: Tree.ParentNode, node: Node): void {
  if (tree.isTextNode(node)) return tree.insertText(parent, node.value)
  if (!tree.isElementNode(node) || dropped.has(node.tagName)) return
  if (!kept.has(node.tagName)) {
    for (const child of node.childNodes) append(parent, child)
    return
  }
  const element = tree.createElement(node.tagName, node.namespaceURI, attributes(node))
  tree.appendChild(parent, element)
  for (const child of node.childNodes) append(element, child)
}

function attributes(node: Tree.Element): Tree.Element['attrs'] {
  return node.attrs.flatMap(({ name, value }) => {
    if (node.tagName === 'a' && name === 'href') {
      const href = safeHref(value)
      return href === null ? [] : [{ name, value: href }]
    }
    const spans = (node.tagName === 'td' || node.tagName === 'th') && /^(?:col|row)span$/.test(name)
    return spans && span.test(value) ? [{ name, value }] : []
  })
}

/** Allowed links: other sites by http(s), mail, phone, and paths of the portal. A bare name becomes `#name`. */
function safeHref(value: string): string | null {
  // browsers skip white space and control characters in a scheme
  const href = value.replace(/[\s\p{Cc}]/gu, '')
  if (href === '' || /^(?:[/\\]{2}|\\)/.test(href)) return null
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(href)) return href
  if (/^[/#]/.test(href)) return href
  return href.includes(':') ? null : `#${href}`
}
