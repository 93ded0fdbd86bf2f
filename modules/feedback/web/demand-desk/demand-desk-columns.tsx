import { type DeskDemand, demandFlow } from '@iisp/feedback/contract'
import type { Column } from '@iisp/ui/data-table'
import type { Locale, Translate } from '@iisp/web'
import { type DemandText, DemandState } from '../demands/demand-columns.tsx'
import type { demandDeskTexts } from './demand-desk-texts.ts'

export type DeskText = Translate<(typeof demandDeskTexts)['zh']>

interface Texts {
  readonly t: DeskText
  readonly common: DemandText
  readonly locale: Locale
}

export const demandDeskColumns = ({ t, common, locale }: Texts): Column<DeskDemand>[] => [
  { key: 'title', title: common('name'), width: 300 },
  { key: 'kind', title: common('kind'), width: 130, value: (row) => common(`kinds.${row.kind}`) },
  {
    key: 'state',
    title: common('state'),
    width: 150,
    value: (row) => demandFlow.byCode[row.state].name[locale],
    render: (row) => <DemandState of={row.state} {...(row.hidden && { hidden: t('hidden') })} />,
  },
  { key: 'votes', title: common('votes'), width: 90, kind: 'number' },
  { key: 'replies', title: common('replies'), width: 90, kind: 'number' },
  { key: 'name', title: t('person'), width: 130 },
  { key: 'institutionName', title: t('institution'), width: 220 },
  { key: 'at', title: common('at'), width: 170 },
]
