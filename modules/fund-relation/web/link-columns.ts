import type { ColumnEntries } from '@iisp/web/fields/index'
import type { linkFieldSet } from '../contract/applications/link-fields.ts'
import { percentText } from '../rules/applications/percent.ts'

/** The columns that relations and applications have in common. */
export const linkColumns: ColumnEntries<typeof linkFieldSet> = [
  'MCPDM',
  'MCPMC',
  'MJGMC',
  'ZCPDM',
  { key: 'ZCPMC', phone: true },
  'ZJGMC',
  { key: 'ZCPJJZH', width: 140 },
  'MZLDFS_NEW',
  { key: 'SGLDBL', value: ({ SGLDBL }) => percentText(SGLDBL) },
  'SGLDJE',
  { key: 'SHFHLDBL', value: ({ SHFHLDBL }) => percentText(SHFHLDBL) },
  'SHLDJE',
  'KSRQ',
  'JSRQ',
]
