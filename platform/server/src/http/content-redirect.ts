/**
 * Where a short address of a content page leads: `/x` and `/iisp/x` to `/cms/x`, with what lies below it and the query.
 * Null for every other address.
 */
export function contentRedirect(names: readonly string[]): (url: string) => string | null {
  return (url) => {
    const [path = '', ...query] = url.split('?')
    const short = path.startsWith('/iisp/') ? path.slice('/iisp'.length) : path
    if (!names.some((name) => short === `/${name}` || short.startsWith(`/${name}/`))) return null
    return ['/cms' + short, ...query].join('?')
  }
}
