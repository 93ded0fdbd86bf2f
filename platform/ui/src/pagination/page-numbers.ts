export type PageMark = number | 'gap'

/** First, last and the current page with two neighbours on each side. A gap replaces at least two pages. */
export function pageNumbers(current: number, last: number): PageMark[] {
  const shown = new Set([1, last])
  const from = Math.max(1, Math.min(current - 2, last - 4))
  for (let page = from; page <= Math.min(last, from + 4); page++) shown.add(page)
  const pages = [...shown].filter((page) => page >= 1).sort((a, b) => a - b)
  return pages.flatMap((page, i): PageMark[] => {
    const before = pages[i - 1] ?? page - 1
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? ['gap', page] : [page]
  })
}
