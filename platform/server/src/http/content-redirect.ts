/**
 * The target of a short address of a content page: `/x` and `/iisp/x` lead to `/cms/x`, including
 * the remaining path and the query. Null for every other address.
 */
export function contentRedirect(names: readonly string[]): (url: string) => string | null {
  return (url) => {
    const [path = '', ...query] = url.split('?')
    const short = path.startsWith('/iisp/') ? path.slice('/iisp'.length) : path
    if (!names.some((name) => short === `/${name}` || short.startsWith(`/${name}/`))) return null
    return ['/cms' + short, ...query].join('?')
  }
}
