import { deskEntryFields, entryDeskList, feedbackTopics } from '@iisp/feedback/contract'
import { filters, useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { entryColumns, pageOf } from '../entries/entry-columns.ts'
import { entryTexts } from '../entries/entry-texts.ts'
import { feedbackDeskTexts } from './feedback-desk-texts.ts'
import { FeedbackDrawer } from './FeedbackDrawer.tsx'

const { state, kind } = deskEntryFields.named
const deskFilters = filters(entryTexts, ({ keyword, choice }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  state: choice(state),
  kind: choice(kind),
}))
const shownColumns: ColumnEntries<typeof deskEntryFields> = [
  ...entryColumns,
  { key: 'name', width: 130 },
  { key: 'institutionName', width: 220 },
  { key: 'address', width: 260, value: pageOf },
]

/** 反馈处理: the feedback of all institutions, for the operating side. */
export function FeedbackDeskPage() {
  const t = useText(feedbackDeskTexts)
  return (
    <ListPage
      id="operations.feedback"
      title={t('title')}
      call={entryDeskList}
      filters={deskFilters}
      columns={useColumns(deskEntryFields, shownColumns)}
      rowKey={(row) => row.id}
      follow={[feedbackTopics.entriesChanged]}
      empty={t('empty')}
      keyColumn="content"
      refreshable
      detail={(row, drawer) => <FeedbackDrawer key={row.id} {...drawer} row={row} />}
    />
  )
}
