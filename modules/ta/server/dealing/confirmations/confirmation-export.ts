import { type Input, t } from '@iisp/contract'
import { exportColumns, listExport } from '@iisp/server'
import {
  confirmationExportName,
  confirmationFields,
  confirmationFilters,
  confirmationList,
} from '../../../contract/dealing/confirmations.ts'
import { isShown } from './confirmation-list.ts'
import { listedConfirmations, presentConfirmation, withColumns } from './confirmation-query.ts'

/** `runsOnly` omits dividends and fee days, because only the published confirmations of a run never change. */
type Filters = Omit<Input<typeof confirmationList>, 'pageNo' | 'pageSize'> & { readonly runsOnly?: boolean }

/** Exports all rows of confirmationList. */
export const confirmationExport = listExport({
  name: confirmationExportName,
  access: confirmationList.access,
  filters: t.strict({ ...confirmationFilters, runsOnly: t.Optional(t.Boolean()) }),
  columns: exportColumns(confirmationFields),
  found: ({ actor }, { runsOnly = false, ...filters }: Filters) =>
    listedConfirmations(filters)
      .where(isShown(actor.scope))
      .$if(runsOnly, (all) => all.where('c.run_id', 'is not', null)),
  select: (all, { language }) => withColumns(all, language).orderBy('c.id', 'desc'),
  behind: (all, { id }) => all.where('c.id', '<', id),
  present: (row, { actor, language }) => presentConfirmation(row, actor, language),
})
