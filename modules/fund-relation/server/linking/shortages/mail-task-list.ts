import { readPage, reader, timeText } from '@iisp/server'
import { mailTaskList as call } from '../../../contract/linking/mail-tasks.ts'
import { q } from '../../tables.ts'

export const mailTaskList = reader(call, ({ db, actor: { scope } }, page) => {
  let found = q.selectFrom('fund_relation.mail_task')
  if (scope !== '*') found = found.where('institution_id', '=', scope)
  return readPage(db, page, found, {
    select: (all) =>
      all.select(['id', 'subject', 'recipient', timeText('at').as('at')]).orderBy('id', 'desc'),
    present: (row) => ({ ...row, state: 'sent' as const }),
  })
})
