/** The link if the server accepts it (http(s), mail, phone, a path of the portal or a `#name`), else null. */
export function safeHref(value: string): string | null {
  // browsers skip white space and control characters in a scheme
  const href = value.replace(/[\s\p{Cc}]/gu, '')
  return /^(?:https?:\/\/.|mailto:.|tel:.|#.|\/(?![/\\]))/i.test(href) ? href : null
}
