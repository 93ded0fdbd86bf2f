import { countCap } from '@iisp/server'
import { platformErrors, refuse, t } from '@iisp/contract'
import { findMismatch } from '@iisp/contract/check'
import type { OrderSort } from '../../../contract/orders/list.ts'
import type { ListedOrder } from '../present-order.ts'

export interface Ordering {
  readonly sort: OrderSort
  readonly direction: 'asc' | 'desc'
}
/**
 * The position at which a list continues: after the row with this sort value and id. Also carries
 * the count from the first page.
 */
export interface Cursor {
  readonly value: string
  readonly id: string
  readonly total: number
  readonly capped: boolean
}

const sortColumns = { id: 'id', traDate: 'transfer_date', amount: 'amount' } as const

export const writeCursor = (
  last: ListedOrder,
  by: Ordering,
  count: Pick<Cursor, 'total' | 'capped'>,
): string =>
  Buffer.from(
    JSON.stringify([by.sort, by.direction, last[sortColumns[by.sort]], last.id, count.total, count.capped]),
  ).toString('base64url')

const matches = (form: RegExp) => (value: string) => form.test(value)
const isId = matches(/^\d{1,18}$/)
const isValue: Record<OrderSort, (value: string) => boolean> = {
  id: isId,
  traDate: (value) => findMismatch(t.date, value) === null,
  amount: matches(/^\d{1,15}\.\d{2}$/),
}

/** Reads a cursor. Refuses one that `writeCursor` did not make for this sort order. */
export function readCursor(text: string, by: Ordering): Cursor {
  const fault = () => refuse(platformErrors.badInput, { field: 'cursor' })
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return fault()
  }
  if (!Array.isArray(parts)) return fault()
  const [sort, direction, value, id, total, capped] = parts as unknown[]
  const sound =
    sort === by.sort &&
    direction === by.direction &&
    typeof value === 'string' &&
    isValue[by.sort](value) &&
    typeof id === 'string' &&
    isId(id) &&
    Number.isInteger(total) &&
    (total as number) >= 0 &&
    (total as number) <= countCap &&
    typeof capped === 'boolean'
  return sound ? { value, id, total: total as number, capped } : fault()
}
