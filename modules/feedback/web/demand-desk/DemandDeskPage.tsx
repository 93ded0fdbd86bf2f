import { demandDeskList, demandFlow, demandKinds, feedbackTopics } from '@iisp/feedback/contract'
import { filters, useLocale, useText, stateNames } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { demandTexts } from '../demands/demand-texts.ts'
import { demandDeskColumns } from './demand-desk-columns.tsx'
import { demandDeskTexts } from './demand-desk-texts.ts'
import { DemandDeskDrawer } from './DemandDeskDrawer.tsx'

const deskFilters = filters(demandTexts, ({ flag, keyword, oneOf }) => ({
  keyword: keyword({ label: 'keyword' }),
  state: oneOf(demandFlow.all, { label: 'state', optionName: stateNames(demandFlow) }),
  kind: oneOf(demandKinds, { label: 'kind', optionName: (kind, t) => t(`kinds.${kind}`) }),
  hidden: flag(),
}))

/** 需求处理: the demands of all institutions with their authors, for the operating side. */
export function DemandDeskPage() {
  const t = useText(demandDeskTexts)
  const common = useText(demandTexts)
  const locale = useLocale()
  const columns = useMemo(() => demandDeskColumns({ t, common, locale }), [t, common, locale])
  return (
    <ListPage
      id="operations.demands"
      title={t('title')}
      call={demandDeskList}
      filters={deskFilters}
      columns={columns}
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
