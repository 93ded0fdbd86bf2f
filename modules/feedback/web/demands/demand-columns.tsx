import { type Demand, demandFlow, type demandFields } from '@iisp/feedback/contract'
import { StatusDot } from '@iisp/ui/status-dot'
import { useLocale, useText } from '@iisp/web'
import type { ColumnEntries } from '@iisp/web/fields/index'
import { StateDot } from '@iisp/web/states/index'
import { demandTexts } from './demand-texts.ts'

/** The state of a demand, and that it is hidden. */
export function DemandState({ of: { state, hidden } }: { readonly of: Pick<Demand, 'state' | 'hidden'> }) {
  const t = useText(demandTexts)
  const locale = useLocale()
  const shown = demandFlow.byCode[state]
  return hidden ? (
    <StatusDot tone="danger" label={`${shown.name[locale]} · ${t('hidden')}`} />
  ) : (
    <StateDot of={shown} />
  )
}

export const demandColumns: ColumnEntries<typeof demandFields> = [
  { key: 'title', width: 300 },
  'kind',
  { key: 'state', width: 150, render: (row) => <DemandState of={row} /> },
  'votes',
  'replies',
  'source',
  'at',
]
