import type { Call, Input } from '@iisp/contract'
import type { ReadAll } from '@iisp/ui/data-table'
import { request } from '../request/request.ts'
import type { Row } from './use-list-answer.ts'

/** Rows per request: the most that a page may have. */
const pageSize = 500

interface Page<R> {
  readonly list: readonly R[]
}

/**
 * Reads a list page by page up to a limit.
 * @param after the input for the page that follows the given one; null: there is none
 */
export const readPages =
  <C extends Call, P extends Page<unknown>>(
    call: C,
    input: object,
    first: object,
    after: (page: P) => object | null,
  ): ReadAll<Row<C>> =>
  async (limit, { signal, onRead }) => {
    const rows: unknown[] = []
    for (let at: object | null = first; at !== null && rows.length < limit;) {
      const asked = { ...input, ...at, pageSize } as unknown as Input<C>
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before it ended
      const page = (await request(call, asked, { signal, quiet: true })) as unknown as P
      rows.push(...page.list)
      onRead(Math.min(rows.length, limit))
      at = page.list.length === 0 ? null : after(page)
    }
    return rows.slice(0, limit) as Row<C>[]
  }
