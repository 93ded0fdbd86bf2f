import { narrow, readPage, reader, sql } from '@iisp/server'
import { runConfirmationList as call } from '../../../contract/dealing/confirmations.ts'
import { confirmations, presentConfirmation, withColumns } from './confirmation-query.ts'

export const runConfirmationList = reader(call, ({ db, actor, language }, input) => {
  const found = narrow(confirmations(), input, {
    runId: 'c.run_id',
    refusedOnly: (only) => (only ? sql<boolean>`c.reason <> ''` : undefined),
  })
  return readPage(db, input, found, {
    select: (all) => withColumns(all, language).orderBy('c.id'),
    present: (row) => presentConfirmation(row, actor, language),
  })
})
