import { refuse } from '@iisp/contract'
import { preparedWriter } from '@iisp/server'
import { applicationImport as call } from '../../../contract/applications/application-import.ts'
import { taErrors } from '../../../contract/errors.ts'
import { controlTotals } from '../../../rules/applications/control-totals.ts'
import { draftColumns } from '../application-draft.ts'
import { keepDraft } from '../keep-draft.ts'
import { checkRows } from './check-rows.ts'
import { readImport } from './read-import.ts'
import { importErrors } from '../../../contract/applications/application-import-errors.ts'

export const applicationImport = preparedWriter(
  call,
  (ctx, { fileId }) => readImport(ctx, fileId),
  async (ctx, seen, sheet) => {
    const { rows, faults } = await checkRows(ctx, sheet)
    if (faults.length > 0) refuse(importErrors.importFaulty)
    const { amount, shares } = controlTotals(rows.map(({ form }) => form))
    const isSame = rows.length === seen.count && amount === seen.amount && shares === seen.shares
    if (!isSame || rows.length === 0) refuse(taErrors.controlTotal)
    for (const { form } of rows) await keepDraft(ctx, await draftColumns(ctx, form), 'excel')
    return { imported: rows.length }
  },
)
