import { readPage, reader } from '@iisp/server'
import { dealingSummaryList as call } from '../../../contract/dealing/summaries.ts'
import { presentSummary, summaries, withSummaryColumns } from './summary-query.ts'

export const dealingSummaryList = reader(call, ({ db, actor, language }, input) =>
  readPage(db, input, summaries(actor.scope, input), {
    select: (all) =>
      withSummaryColumns(all, language).orderBy('r.dealing_date', 'desc').orderBy('r.id', 'desc'),
    present: presentSummary,
  }),
)
