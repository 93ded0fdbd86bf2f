import { platformErrors, refuse } from '@iisp/contract'

const allCap = 5000

/** The rows of a page as SQL wants them; -1/-1 asks for all of them. */
export function windowOf(input: { pageNo?: number; pageSize?: number }, usual: number) {
  const { pageNo = 1, pageSize = usual } = input
  if (pageNo === -1 && pageSize === -1) return { pageNo, pageSize, limit: allCap + 1, offset: 0 }
  if (pageNo < 1) refuse(platformErrors.badInput, { field: 'pageNo' })
  if (pageSize < 1) refuse(platformErrors.badInput, { field: 'pageSize' })
  return { pageNo, pageSize, limit: pageSize, offset: (pageNo - 1) * pageSize }
}

/** The answer of a list; more rows than are given at once are refused. */
export function pageAnswer<T>(list: T[], total: number, window: ReturnType<typeof windowOf>) {
  if (list.length > allCap) refuse(platformErrors.listTooLong, { cap: String(allCap) })
  return { list, total, pageNo: window.pageNo, pageSize: window.pageSize }
}
