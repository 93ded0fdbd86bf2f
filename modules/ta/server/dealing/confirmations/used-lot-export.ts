import { t } from '@iisp/contract'
import { type Reader, batchRows, batchesOf, exportColumns, exportSource, sql } from '@iisp/server'
import {
  type UsedLotRow,
  confirmationWorking,
  usedLotExportName,
  usedLotFields,
} from '../../../contract/dealing/confirmations.ts'
import { isOpenTo } from './confirmation-list.ts'
import { confirmations } from './confirmation-query.ts'
import { type UsedLot, presentLot, usedLots } from './used-lots.ts'

interface Filters {
  /** Of the confirmation. */
  readonly id: string
}
const lotCount = async (db: Reader, scope: string, id: string): Promise<number> => {
  const { count } = await db.one(
    confirmations()
      .select(sql<number>`jsonb_array_length(c.lots)`.as('count'))
      .where('c.id', '=', id)
      .where(isOpenTo(scope)),
  )
  return count
}

/** Exports all lots that a confirmation used. */
export const usedLotExport = exportSource<UsedLotRow, Filters>({
  name: usedLotExportName,
  access: confirmationWorking.access,
  filters: t.strict({ id: t.id }),
  columns: exportColumns(usedLotFields),
  count: ({ db, actor }, { id }) => lotCount(db, actor.scope, id),
  async *batches({ db, actor }, { id }) {
    await lotCount(db, actor.scope, id)
    yield* batchesOf(
      (last: UsedLot | undefined) => usedLots(db, id, { after: last?.place ?? 0, most: batchRows }),
      presentLot,
    )
  },
})
