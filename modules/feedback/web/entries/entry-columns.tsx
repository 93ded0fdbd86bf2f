import { type Entry, entryFlow } from '@iisp/feedback/contract'
import type { Column } from '@iisp/ui/data-table'
import type { Locale, Translate } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import type { entryTexts } from './entry-texts.ts'

export type EntryText = Translate<(typeof entryTexts)['zh']>

export const entryState = ({ state }: Entry) => entryFlow.byCode[state]

/** The page that feedback is about: the name of its menu, or its address. */
export const pageOf = ({ page, address }: Pick<Entry, 'page' | 'address'>): string => page || address

export const entryColumns = <R extends Entry>(t: EntryText, locale: Locale): Column<R>[] => [
  { key: 'content', title: t('content'), width: 320 },
  stateColumn({ key: 'state', title: t('state'), width: 110 }, entryState, locale),
  { key: 'kind', title: t('kind'), width: 120, value: (row) => t(`kinds.${row.kind}`) },
  { key: 'at', title: t('at'), width: 170 },
  { key: 'answeredAt', title: t('answeredAt'), width: 170, value: (row) => row.answeredAt ?? '' },
]
