export type RichLink =
  | { readonly kind: 'download'; readonly fileId: string }
  | { readonly kind: 'window'; readonly url: string }
  | { readonly kind: 'menu'; readonly name: string }

/** Interprets a link in rich text: a file, another site, or a menu by its id, path or name. */
export function richLink(href: string): RichLink {
  const at = href.indexOf('download_')
  if (at >= 0) return { kind: 'download', fileId: href.slice(at + 'download_'.length) }
  if (/^https?:\/\//i.test(href)) return { kind: 'window', url: href }
  return { kind: 'menu', name: named(href) }
}

/** The menu reference in a link such as `#10102`, `/iisp/a/b?mid=1`, `/a/b` or a percent-encoded name. */
function named(href: string): string {
  const plain =
    href
      .replace(/^#/, '')
      .replace(/^\/iisp(?=\/)/, '')
      .split('?')[0] ?? ''
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}
