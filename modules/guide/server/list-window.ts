import { platformErrors, refuse } from '@iisp/contract'

/** Rows that a list gives at once, and counts at most. */
const allCap = 5000
const countCap = 10_000

export interface Window {
  readonly pageNo: number
  readonly pageSize: number
  readonly limit: number
  readonly offset: number
  readonly countLimit: number
}

/** The rows of a page; -1/-1 asks for all of them. */
export function windowOf({ pageNo = 1, pageSize = 20 }: { pageNo?: number; pageSize?: number }): Window {
  if (pageSize === -1)
    return { pageNo: -1, pageSize: -1, limit: allCap + 1, offset: 0, countLimit: countCap + 1 }
  const offset = (Math.max(1, pageNo) - 1) * pageSize
  if (offset > countCap) refuse(platformErrors.badInput, { field: 'pageNo' })
  return {
    pageNo: Math.max(1, pageNo),
    pageSize,
    limit: Math.max(0, pageSize),
    offset: Math.max(0, offset),
    countLimit: countCap + 1,
  }
}

/** The answer of a list; more rows than are given at once are refused. */
export function pageAnswer<T>(list: readonly T[], total: number, { pageNo, pageSize }: Window) {
  if (list.length > allCap) refuse(platformErrors.listTooLong, { cap: String(allCap) })
  return {
    list: [...list],
    total: Math.min(total, countCap),
    totalCapped: total > countCap,
    pageNo,
    pageSize,
  }
}
