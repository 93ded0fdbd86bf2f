import { readPage, reader } from '@iisp/server'
import { runConfirmationList as call } from '../../contract/dealing/confirmations.ts'
import { confirmations, presentConfirmation, withColumns } from './confirmation-query.ts'

export const runConfirmationList = reader(
  call,
  ({ db, actor, language }, { runId, refusedOnly, ...page }) => {
    let found = confirmations().where('c.run_id', '=', runId)
    if (refusedOnly === true) found = found.where('c.reason', '<>', '')
    return readPage(db, page, found, {
      select: (all) => withColumns(all, language).orderBy('c.id'),
      present: (row) => presentConfirmation(row, actor, language),
    })
  },
)
