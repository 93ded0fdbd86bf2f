import { platformErrors, refuse } from '@iisp/contract'

const cap = 5000

export interface PageAsked {
  readonly pageNo: number
  readonly pageSize: number
  readonly limit: number
  readonly offset: number
  readonly all: boolean
}

/** Page 1 of 20 where nothing is asked; -1/-1 all, up to the cap. */
export function pageOf(input: { pageNo?: number; pageSize?: number }): PageAsked {
  const { pageNo = 1, pageSize = 20 } = input
  if (pageNo === -1 && pageSize === -1) return { pageNo, pageSize, limit: cap, offset: 0, all: true }
  if (pageNo < 1) refuse(platformErrors.badInput, { field: 'pageNo' })
  if (pageSize < 1) refuse(platformErrors.badInput, { field: 'pageSize' })
  return { pageNo, pageSize, limit: pageSize, offset: (pageNo - 1) * pageSize, all: false }
}

export function cutPage<T>(list: T[], total: number, page: PageAsked) {
  if (page.all && total > cap) refuse(platformErrors.listTooLong, { cap: String(cap) })
  return { list, total, pageNo: page.pageNo, pageSize: page.pageSize }
}
