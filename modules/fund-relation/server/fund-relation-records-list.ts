import { containing, readPage, reader, timeText } from '@iisp/server'
import { fundRelationRecordsList as call } from '../contract/fund-relation-records-list.ts'
import { q } from './tables.ts'

export const fundRelationRecordsList = reader(call, ({ db }, input) =>
  readPage(
    db,
    input,
    q.selectFrom('fund_relation.record').where('name', 'ilike', containing((input.keyword ?? '').trim())),
    {
      select: (all) =>
        all.select(['id', 'name', timeText('created_at').as('createdAt')]).orderBy('id', 'desc'),
      present: (row) => row,
    },
  ),
)
