import { type Generated, type Moment, queryBuilder } from '@iisp/server'

interface RecordTable {
  id: Generated<string>
  institution_id: string
  name: string
  created_at: Moment
}
interface Tables {
  'fund_relation.record': RecordTable
}
export const q = queryBuilder<Tables>()
