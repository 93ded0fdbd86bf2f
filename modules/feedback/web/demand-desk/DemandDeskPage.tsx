import { demandDeskList, deskDemandFields, feedbackTopics } from '@iisp/feedback/contract'
import { filters, useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { DemandState } from '../demands/demand-columns.tsx'
import { demandTexts } from '../demands/demand-texts.ts'
import { demandDeskTexts } from './demand-desk-texts.ts'
import { DemandDeskDrawer } from './DemandDeskDrawer.tsx'

const { state, kind } = deskDemandFields.named
const deskFilters = filters(demandTexts, ({ flag, keyword, choice }) => ({
  keyword: keyword({ label: 'keyword' }),
  state: choice(state),
  kind: choice(kind),
  hidden: flag(),
}))

const shownColumns: ColumnEntries<typeof deskDemandFields> = [
  { key: 'title', width: 300 },
  'kind',
  { key: 'state', width: 150, render: (row) => <DemandState of={row} /> },
  'votes',
  'replies',
  { key: 'name', width: 130 },
  { key: 'institutionName', width: 220 },
  'at',
]

/** 需求处理: the demands of all institutions with their authors, for the operating side. */
export function DemandDeskPage() {
  const t = useText(demandDeskTexts)
  return (
    <ListPage
      id="operations.demands"
      title={t('title')}
      call={demandDeskList}
      filters={deskFilters}
      columns={useColumns(deskDemandFields, shownColumns)}
      rowKey={(row) => row.id}
      follow={[feedbackTopics.demandsChanged]}
      empty={t('empty')}
      keyColumn="title"
      refreshable
      segments={{ flag: 'hidden', label: t('which'), off: t('shown'), on: t('hidden') }}
      detail={(row, drawer) => <DemandDeskDrawer key={row.id} {...drawer} row={row} />}
    />
  )
}
