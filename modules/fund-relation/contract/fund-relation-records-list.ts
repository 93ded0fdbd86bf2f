import { type Static, defineList, t } from '@iisp/contract'
import { fundRelationRecords } from './pages.ts'

const row = t.Object({ id: t.id, name: t.text(100), createdAt: t.dateTime })
export type FundRelationRecordsListRow = Static<typeof row>

/** Rows whose name contains the keyword, newest first. */
export const fundRelationRecordsList = defineList({
  name: 'fundRelationRecordsList',
  summary: { zh: 'Fund relation records list', en: 'Fund relation records list' },
  path: '/api/fund-relation/fund-relation-records-list',
  filters: { keyword: t.Optional(t.text(50)) },
  row,
  access: { who: 'pages', pages: [fundRelationRecords] },
})
