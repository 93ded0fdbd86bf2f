import createPurifier from 'dompurify'

let purifier: ReturnType<typeof createPurifier> | undefined

/** One cleaner of our own, so that its rules touch no other user of the library. */
function own() {
  if (purifier) return purifier
  purifier = createPurifier(window)
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A' || !node.hasAttribute('href')) return
    const url = new URL(node.getAttribute('href') ?? '', location.href)
    if (url.origin === location.origin) return
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
  })
  return purifier
}

/**
 * Nodes without scripts, handlers, forms, styles or foreign frames. The library parses under its Trusted Types
 * policy `dompurify`, and nodes instead of text need no further sink.
 */
export const cleanHtml = (html: string): DocumentFragment =>
  own().sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'dialog', 'audio', 'video'],
    FORBID_ATTR: ['style', 'id', 'name', 'class', 'popovertarget', 'srcset'],
    ALLOW_DATA_ATTR: false,
    // otherwise the pattern of addresses below would be asked about their numbers
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#|data:image\/(?:png|jpeg|gif|webp);base64,)/i,
    RETURN_DOM_FRAGMENT: true,
  })
