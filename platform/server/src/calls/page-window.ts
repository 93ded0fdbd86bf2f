import { platformErrors, refuse } from '@iisp/contract'

/** The most rows that one answer may have. */
export const allCap = 5000
/** The most rows that pages can reach and that a total counts. */
export const countCap = 10_000

/** The page that a caller asks for; both parts may be missing. */
export interface AskedPage {
  readonly pageNo?: number
  readonly pageSize?: number
}
export interface PageWindow {
  readonly pageNo: number
  readonly pageSize: number
  readonly limit: number
  readonly offset: number
}

/**
 * LIMIT and OFFSET of a page: `usual` rows where no size is given, all rows for size -1. Refuses a page or size below 1
 * and pages beyond `countCap`.
 */
export function pageWindow(asked: AskedPage, usual = 20): PageWindow {
  const { pageNo = 1, pageSize = usual } = asked
  if (pageSize === -1) return { pageNo: -1, pageSize, limit: allCap + 1, offset: 0 }
  const offset = (pageNo - 1) * pageSize
  if (pageSize < 1) refuse(platformErrors.badInput, { field: 'pageSize' })
  if (pageNo < 1 || offset > countCap) refuse(platformErrors.badInput, { field: 'pageNo' })
  return { pageNo, pageSize, limit: pageSize, offset }
}

/** The answer of a list. More than `allCap` rows are refused; a total above `countCap` is cut and marked. */
export function pageAnswer<T>(list: T[], total: number, { pageNo, pageSize }: PageWindow) {
  if (list.length > allCap) refuse(platformErrors.listTooLong, { cap: String(allCap) })
  return { list, total: Math.min(total, countCap), totalCapped: total > countCap, pageNo, pageSize }
}
