import { platformErrors, refuse } from '@iisp/contract'

/** The most rows that one answer gives. */
export const allCap = 5000
/** The most rows that numbered pages reach and that a total counts. */
export const countCap = 10_000

export interface PageWindow {
  readonly pageNo: number
  readonly pageSize: number
  readonly limit: number
  readonly offset: number
}

/**
 * The rows of a page as SQL wants them; `usual` rows where no size is asked for, all of them for size -1.
 * Refuses a page or size below 1 and pages beyond the count's cap.
 */
export function pageWindow(
  input: { readonly pageNo?: number; readonly pageSize?: number },
  usual = 20,
): PageWindow {
  const { pageNo = 1, pageSize = usual } = input
  if (pageSize === -1) return { pageNo: -1, pageSize, limit: allCap + 1, offset: 0 }
  const offset = (pageNo - 1) * pageSize
  if (pageSize < 1) refuse(platformErrors.badInput, { field: 'pageSize' })
  if (pageNo < 1 || offset > countCap) refuse(platformErrors.badInput, { field: 'pageNo' })
  return { pageNo, pageSize, limit: pageSize, offset }
}

/** The answer of a list; more rows than one answer gives are refused, a total above the cap is cut. */
export function pageAnswer<T>(list: T[], total: number, { pageNo, pageSize }: PageWindow) {
  if (list.length > allCap) refuse(platformErrors.listTooLong, { cap: String(allCap) })
  return { list, total: Math.min(total, countCap), totalCapped: total > countCap, pageNo, pageSize }
}
