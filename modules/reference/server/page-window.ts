import { refuse, platformErrors } from '@iisp/contract'

/** The most rows that -1/-1 gives at once. */
export const allCap = 5000

export interface PageWindow {
  readonly all: boolean
  readonly pageNo: number
  readonly pageSize: number
  readonly limit: number
  readonly offset: number
}

/** Rows to read for a page; 20 a page where nothing is asked, all of them for -1/-1. */
export function pageWindow(input: { pageNo?: number; pageSize?: number }): PageWindow {
  const { pageNo = 1, pageSize = 20 } = input
  if (pageNo === -1 && pageSize === -1) return { all: true, pageNo, pageSize, limit: allCap + 1, offset: 0 }
  if (pageNo < 1) refuse(platformErrors.badInput, { field: 'pageNo' })
  if (pageSize < 1) refuse(platformErrors.badInput, { field: 'pageSize' })
  return { all: false, pageNo, pageSize, limit: pageSize, offset: (pageNo - 1) * pageSize }
}
