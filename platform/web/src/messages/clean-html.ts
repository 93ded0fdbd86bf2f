import createPurifier from 'dompurify'

let purifier: ReturnType<typeof createPurifier> | undefined

/**
 * Our own instance of the library, so that its configuration does not affect other users of the
 * library.
 */
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
 * Sanitises HTML: removes scripts, event handlers, forms, styles and frames of other sites. The library parses under
 * its Trusted Types policy `dompurify`; nodes, unlike text, can be inserted without another policy.
 */
export const cleanHtml = (html: string): DocumentFragment =>
  own().sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'dialog', 'audio', 'video'],
    FORBID_ATTR: ['style', 'id', 'name', 'class', 'popovertarget', 'srcset'],
    ALLOW_DATA_ATTR: false,
    // otherwise their numbers would be checked against the pattern for addresses below
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#|data:image\/(?:png|jpeg|gif|webp);base64,)/i,
    RETURN_DOM_FRAGMENT: true,
  })
