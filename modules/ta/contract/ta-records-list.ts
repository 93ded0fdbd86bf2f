import { type Static, defineList, t } from '@iisp/contract'
import { taRecords } from './pages.ts'

const row = t.Object({ id: t.id, name: t.text(100), createdAt: t.dateTime })
export type TaRecordsListRow = Static<typeof row>

/** Rows whose name contains the keyword, newest first. */
export const taRecordsList = defineList({
  name: 'taRecordsList',
  summary: { zh: 'Ta records list', en: 'Ta records list' },
  path: '/api/ta/ta-records-list',
  filters: { keyword: t.Optional(t.text(50)) },
  row,
  access: { who: 'pages', pages: [taRecords] },
})
