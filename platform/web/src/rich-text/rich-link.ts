export type RichLink =
  | { readonly kind: 'download'; readonly fileId: string }
  | { readonly kind: 'window'; readonly url: string }
  | { readonly kind: 'menu'; readonly name: string }

/** Where a link of a rich text leads: a file, another site, or the menu that it names by id, path or name. */
export function richLink(href: string): RichLink {
  const at = href.indexOf('download_')
  if (at >= 0) return { kind: 'download', fileId: href.slice(at + 'download_'.length) }
  if (/^https?:\/\//i.test(href)) return { kind: 'window', url: href }
  return { kind: 'menu', name: named(href) }
}

/** `#10102`, `/iisp/a/b?mid=1`, `/a/b` and `%E6%8C%87` mean the menu that they name. */
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
