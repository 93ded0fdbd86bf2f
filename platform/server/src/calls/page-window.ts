import { platformErrors, refuse } from '@iisp/contract'

/** The most rows that -1/-1 gives at once. */
const allCap = 5000

export interface PageWindow {
  readonly pageNo: number
  readonly pageSize: number
  readonly limit: number
  readonly offset: number
}

/** The rows of a page as SQL wants them; `usual` a page where nothing is asked, all of them for -1/-1. */
export function pageWindow(
  { pageNo = 1, pageSize }: { readonly pageNo?: number; readonly pageSize?: number },
  usual = 20,
): PageWindow {
  const size = pageSize ?? usual
  if (pageNo === -1 && size === -1) return { pageNo, pageSize: size, limit: allCap + 1, offset: 0 }
  if (pageNo < 1) refuse(platformErrors.badInput, { field: 'pageNo' })
  if (size < 1) refuse(platformErrors.badInput, { field: 'pageSize' })
  return { pageNo, pageSize: size, limit: size, offset: (pageNo - 1) * size }
}

/** The answer of a list; more rows than are given at once are refused. */
export function pageAnswer<T>(list: T[], total: number, { pageNo, pageSize }: PageWindow) {
  if (list.length > allCap) refuse(platformErrors.listTooLong, { cap: String(allCap) })
  return { list, total, pageNo, pageSize }
}
