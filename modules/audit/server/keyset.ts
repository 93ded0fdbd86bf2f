import { platformErrors, refuse } from '@iisp/contract'
import { countCap } from '@iisp/server'

/** Page size asked for, 1 to 500, 20 where none is. */
export const sizeOf = (pageSize: number | undefined): number => Math.min(Math.max(pageSize ?? 20, 1), 500)

/** A page cut from one row more than it holds: `next` names its last row where there are further ones. */
export function keysetPage<T>(rows: readonly T[], size: number, total: number, cursorOf: (row: T) => string) {
  const list = rows.slice(0, size)
  const last = list.at(-1)
  return {
    list,
    total: Math.min(total, countCap),
    totalCapped: total > countCap,
    pageNo: 1,
    pageSize: size,
    next: rows.length > size && last !== undefined ? cursorOf(last) : null,
  }
}

const number = /^[1-9]\d{0,17}$/

/** The id that a cursor names, or undefined where there is none; anything else is refused. */
export function idCursor(cursor: string | undefined): string | undefined {
  if (cursor !== undefined && !number.test(cursor)) refuse(platformErrors.badInput, { field: 'cursor' })
  return cursor
}
