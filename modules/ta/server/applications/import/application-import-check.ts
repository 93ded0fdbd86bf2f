import { type PersonActor, sessionHandler } from '@iisp/server'
import { applicationImportCheck as call } from '../../../contract/applications/application-import.ts'
import { controlTotals } from '../../../rules/applications/control-totals.ts'
import { checkRows } from './check-rows.ts'
import { readImport } from './read-import.ts'

const [shownRows, shownFaults] = [50, 200]

export const applicationImportCheck = sessionHandler<typeof call, PersonActor>(
  call,
  async (ctx, { fileId }) => {
    const { rows, faults } = await checkRows(ctx, await readImport(ctx, fileId))
    return {
      count: rows.length,
      ...controlTotals(rows.map(({ form }) => form)),
      faults: faults.slice(0, shownFaults),
      rows: rows.slice(0, shownRows).map(({ row, productName, investorName, targetProductCode, form }) => ({
        row,
        productName,
        investorName,
        kind: form.kind,
        amount: form.amount,
        shares: form.shares,
        targetProductCode,
        dealingDate: form.dealingDate,
      })),
    }
  },
)
