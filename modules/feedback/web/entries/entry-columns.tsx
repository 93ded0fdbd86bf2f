import { type Entry, entryFlow } from '@iisp/feedback/contract'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import { type Locale, type Translate, useLocale } from '@iisp/web'
import type { entryTexts } from './entry-texts.ts'

export type EntryText = Translate<(typeof entryTexts)['zh']>

export function EntryState({ of }: { readonly of: Entry['state'] }) {
  const { tone, name } = entryFlow.byCode[of]
  return <StatusDot tone={tone} label={name[useLocale()]} />
}

/** The page that feedback is about: the name of its menu, or its address. */
export const pageOf = ({ page, address }: Pick<Entry, 'page' | 'address'>): string => page || address

export const entryColumns = <R extends Entry>(t: EntryText, locale: Locale): Column<R>[] => [
  { key: 'content', title: t('content'), width: 320 },
  {
    key: 'state',
    title: t('state'),
    width: 110,
    value: (row) => entryFlow.byCode[row.state].name[locale],
    render: (row) => <EntryState of={row.state} />,
  },
  { key: 'kind', title: t('kind'), width: 120, value: (row) => t(`kinds.${row.kind}`) },
  { key: 'at', title: t('at'), width: 170 },
  { key: 'answeredAt', title: t('answeredAt'), width: 170, value: (row) => row.answeredAt ?? '' },
]
