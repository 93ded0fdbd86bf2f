import { containing, readPage, reader, timeText } from '@iisp/server'
import { taRecordsList as call } from '../contract/ta-records-list.ts'
import { q } from './tables.ts'

export const taRecordsList = reader(call, ({ db }, input) =>
  readPage(
    db,
    input,
    q.selectFrom('ta.record').where('name', 'ilike', containing((input.keyword ?? '').trim())),
    {
      select: (all) =>
        all.select(['id', 'name', timeText('created_at').as('createdAt')]).orderBy('id', 'desc'),
      present: (row) => row,
    },
  ),
)
