import type { Entry, entryFields } from '@iisp/feedback/contract'
import type { ColumnEntries } from '@iisp/web/fields/index'

/** The page that feedback is about: the name of its menu, or its address. */
export const pageOf = ({ page, address }: Pick<Entry, 'page' | 'address'>): string => page || address

export const entryColumns: ColumnEntries<typeof entryFields> = [
  { key: 'content', width: 320 },
  'state',
  'kind',
  'at',
  'answeredAt',
]
