import { type Demand, type DemandReply, demandFlow } from '@iisp/feedback/contract'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import { type Locale, type Translate, useLocale } from '@iisp/web'
import type { demandTexts } from './demand-texts.ts'

export type DemandText = Translate<(typeof demandTexts)['zh']>

/** The state of a demand, or that it is hidden. */
export function DemandState({ of, hidden }: { readonly of: Demand['state']; readonly hidden?: string }) {
  const { tone, name } = demandFlow.byCode[of]
  const label = name[useLocale()]
  return hidden === undefined ? (
    <StatusDot tone={tone} label={label} />
  ) : (
    <StatusDot tone="danger" label={`${label} · ${hidden}`} />
  )
}

export const sourceName = (t: DemandText, source: DemandReply['source']): string => t(`sources.${source}`)

export const demandColumns = (t: DemandText, locale: Locale): Column<Demand>[] => [
  { key: 'title', title: t('name'), width: 300 },
  { key: 'kind', title: t('kind'), width: 130, value: (row) => t(`kinds.${row.kind}`) },
  {
    key: 'state',
    title: t('state'),
    width: 150,
    value: (row) => demandFlow.byCode[row.state].name[locale],
    render: (row) => <DemandState of={row.state} {...(row.hidden && { hidden: t('hidden') })} />,
  },
  { key: 'votes', title: t('votes'), width: 90, kind: 'number' },
  { key: 'replies', title: t('replies'), width: 90, kind: 'number' },
  { key: 'source', title: t('source'), width: 130, value: (row) => sourceName(t, row.source) },
  { key: 'at', title: t('at'), width: 170 },
]
