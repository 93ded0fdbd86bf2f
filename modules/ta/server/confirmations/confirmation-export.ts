import { type Input, type Language, t } from '@iisp/contract'
import { exportSource } from '@iisp/server'
import { confirmationKinds } from '../../contract/applications/business-codes.ts'
import {
  type ConfirmationRow,
  confirmationExportName,
  confirmationFilters,
  confirmationList,
} from '../../contract/dealing/confirmations.ts'
import { batchRows, countUpTo, plainColumns } from '../export-parts.ts'
import { isShown } from './confirmation-list.ts'
import { confirmations, filtered, presentConfirmation, withColumns } from './confirmation-query.ts'

type Filters = Omit<Input<typeof confirmationList>, 'pageNo' | 'pageSize'>

const plain = plainColumns<ConfirmationRow>
const columns = {
  ...plain('text', [
    'id',
    'investorName',
    'tradingAccount',
    'productName',
    'productCode',
    'currency',
    'unitNav',
  ]),
  ...plain('text', ['reason', 'applicationNo']),
  ...plain('date', ['applicationDate', 'dealingDate', 'confirmedOn', 'settlesOn']),
  ...plain('amount', ['shares', 'grossAmount', 'fee', 'netAmount']),
  kind: {
    kind: 'text' as const,
    value: ({ kind }: ConfirmationRow, language: Language) => confirmationKinds[kind][language],
  },
}

/** Exports all rows of confirmationList. */
export const confirmationExport = exportSource<ConfirmationRow, Filters>({
  name: confirmationExportName,
  access: confirmationList.access,
  filters: t.strict(confirmationFilters),
  columns,
  count: ({ db, actor }, filters, cap) =>
    countUpTo(db, cap, (most) =>
      filtered(confirmations(), filters).where(isShown(actor.scope)).select('c.id').limit(most),
    ),
  batches: async function* ({ db, actor, language }, filters) {
    let before: string | null = null
    for (;;) {
      let found = filtered(confirmations(), filters).where(isShown(actor.scope))
      if (before !== null) found = found.where('c.id', '<', before)
      const rows: Parameters<typeof presentConfirmation>[0][] = await db.all(
        withColumns(found, language).orderBy('c.id', 'desc').limit(batchRows),
      )
      if (rows.length === 0) return
      yield rows.map((row) => presentConfirmation(row, actor, language))
      before = rows.at(-1)?.id ?? null
    }
  },
})
