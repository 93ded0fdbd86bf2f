import { type Input, type Language, t } from '@iisp/contract'
import { exportSource } from '@iisp/server'
import { confirmationKinds } from '../../contract/applications/business-codes.ts'
import {
  type ConfirmationRow,
  confirmationExportName,
  confirmationFilters,
  confirmationList,
} from '../../contract/dealing/confirmations.ts'
import { batchRows, batchesOf, countUpTo, plainColumns } from '../export-parts.ts'
import { isShown } from './confirmation-list.ts'
import { confirmations, filtered, presentConfirmation, withColumns } from './confirmation-query.ts'

/** `runsOnly` omits dividends and fee days, because only the published confirmations of a run never change. */
type Filters = Omit<Input<typeof confirmationList>, 'pageNo' | 'pageSize'> & { readonly runsOnly?: boolean }
type Stored = Parameters<typeof presentConfirmation>[0]

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
  ...plain('text', ['reason', 'applicationNo', 'otherProduct']),
  ...plain('date', ['applicationDate', 'dealingDate', 'confirmedOn', 'settlesOn']),
  ...plain('amount', ['shares', 'grossAmount', 'fee', 'netAmount']),
  kind: {
    kind: 'text' as const,
    value: ({ kind }: ConfirmationRow, language: Language) => confirmationKinds[kind][language],
  },
}

function shown(scope: string, { runsOnly, ...filters }: Filters) {
  const found = filtered(confirmations(), filters).where(isShown(scope))
  return runsOnly === true ? found.where('c.run_id', 'is not', null) : found
}

/** Exports all rows of confirmationList. */
export const confirmationExport = exportSource<ConfirmationRow, Filters>({
  name: confirmationExportName,
  access: confirmationList.access,
  filters: t.strict({ ...confirmationFilters, runsOnly: t.Optional(t.Boolean()) }),
  columns,
  count: ({ db, actor }, filters, cap) =>
    countUpTo(db, cap, (most) => shown(actor.scope, filters).select('c.id').limit(most)),
  batches: ({ db, actor, language }, filters) =>
    batchesOf(
      (last: Stored | undefined) => {
        const found = shown(actor.scope, filters)
        const rest = last ? found.where('c.id', '<', last.id) : found
        return db.all(withColumns(rest, language).orderBy('c.id', 'desc').limit(batchRows))
      },
      (row) => presentConfirmation(row, actor, language),
    ),
})
