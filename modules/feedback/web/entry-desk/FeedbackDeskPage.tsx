import { type DeskEntry, entryFlow, entryKinds, entryDeskList, feedbackTopics } from '@iisp/feedback/contract'
import type { Column } from '@iisp/ui/data-table'
import { filters, useLocale, useText, stateNames } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { entryColumns, pageOf } from '../entries/entry-columns.tsx'
import { entryTexts } from '../entries/entry-texts.ts'
import { feedbackDeskTexts } from './feedback-desk-texts.ts'
import { FeedbackDrawer } from './FeedbackDrawer.tsx'

const deskFilters = filters(entryTexts, ({ keyword, oneOf }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  state: oneOf(entryFlow.all, { label: 'state', optionName: stateNames(entryFlow) }),
  kind: oneOf(entryKinds, {
    label: 'kind',
    optionName: (kind, t) => t(`kinds.${kind}`),
  }),
}))

/** 反馈处理: the feedback of all institutions, for the operating side. */
export function FeedbackDeskPage() {
  const t = useText(feedbackDeskTexts)
  const common = useText(entryTexts)
  const locale = useLocale()
  const columns = useMemo(
    (): Column<DeskEntry>[] => [
      ...entryColumns<DeskEntry>(common, locale),
      { key: 'name', title: t('person'), width: 130 },
      { key: 'institutionName', title: t('institution'), width: 220 },
      { key: 'address', title: common('address'), width: 260, value: pageOf },
    ],
    [t, common, locale],
  )
  return (
    <ListPage
      id="operations.feedback"
      title={t('title')}
      call={entryDeskList}
      filters={deskFilters}
      columns={columns}
      rowKey={(row) => row.id}
      follow={[feedbackTopics.entriesChanged]}
      empty={t('empty')}
      keyColumn="content"
      refreshable
      detail={(row, drawer) => <FeedbackDrawer key={row.id} {...drawer} row={row} />}
    />
  )
}
