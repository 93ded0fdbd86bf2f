import { actionsOn } from '@iisp/contract'
import { nameIn, narrow, readPage, reader, sql, timeText } from '@iisp/server'
import { type ExchangeBatch, exchangeBatchList as call } from '../../contract/exchange/imports.ts'
import { exchangeFlow } from '../../contract/exchange/batch-states.ts'
import { q } from '../tables.ts'
import { authorOf } from './exchange-cases.ts'

/** Names and sizes of a set's files, in the order of their upload. */
const files = sql<ExchangeBatch['files']>`(SELECT coalesce(jsonb_agg(jsonb_build_object(
    'fileId', f.id, 'name', f.name, 'size', f.size) ORDER BY x.position), '[]')
  FROM ta.exchange_file x JOIN files.file f ON f.id = x.file_id WHERE x.batch_id = b.id)`

export const exchangeBatchList = reader(call, ({ db, actor, language }, input) => {
  const batches = q
    .selectFrom('ta.exchange_batch as b')
    .leftJoin('identity.institution_name as m', 'm.institution_id', 'b.manager_id')
  const found = narrow(batches, input, {
    id: 'b.id',
    state: 'b.status',
    businessDate: 'b.business_date',
  })
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select(['b.id', 'b.status as state', 'b.profile', 'b.creator', 'b.receiver', 'b.version'])
        .select(['b.business_date as businessDate', 'b.records', 'b.amount', 'b.shares', 'b.faults'])
        .select(['b.accounts', sql<string>`coalesce(${nameIn(language, 'm.name')}, '')`.as('managerName')])
        .select('b.entered_by')
        .select(['b.entered_name as enteredBy', 'b.decided_name as decidedBy', files.as('files')])
        .select(timeText('b.entered_at').as('enteredAt'))
        .orderBy('b.id', 'desc'),
    present: ({ entered_by, ...row }) => ({
      ...row,
      actions: actionsOn(exchangeFlow, ['register'], row.state, {
        persons: actor.persons,
        by: { upload: authorOf(row.accounts, entered_by) },
      }),
    }),
  })
})
