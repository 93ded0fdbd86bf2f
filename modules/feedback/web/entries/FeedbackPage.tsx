import { entryFields, feedbackTopics, ownFeedbackList } from '@iisp/feedback/contract'
import { Button } from '@iisp/ui/button'
import { DetailDrawer, Passage } from '@iisp/ui/drawer'
import { filters, useAddressParam, useText } from '@iisp/web'
import { FieldFacts, useColumns } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import css from '../demands/demands.module.css'
import { entryColumns, pageOf } from './entry-columns.ts'
import { entryTexts } from './entry-texts.ts'
import { SendDialog } from './SendDialog.tsx'

const entryFilters = filters(entryTexts, ({ choice }) => ({
  state: choice(entryFields.named.state),
}))
/** The page that feedback is being written about; '' for none. Absent while nothing is written. */
const fromName = 'from'
const excludedParams = [fromName]

/** 意见反馈: the person's own feedback with its answers. The person's menu opens it with the form. */
export function FeedbackPage() {
  const t = useText(entryTexts)
  const [from, setFrom] = useAddressParam(fromName)
  return (
    <>
      <ListPage
        sizes="simple"
        id="feedback.own"
        title={t('title')}
        description={t('hint')}
        call={ownFeedbackList}
        filters={entryFilters}
        excludedParams={excludedParams}
        columns={useColumns(entryFields, entryColumns)}
        rowKey={(row) => row.id}
        follow={[feedbackTopics.entriesChanged]}
        empty={t('empty')}
        keyColumn="content"
        actions={
          <Button type="primary" onClick={() => setFrom('')}>
            {t('send')}
          </Button>
        }
        detail={(row, drawer) => (
          <DetailDrawer {...drawer} size={560} title={t('detail', { id: row.id })}>
            <FieldFacts
              fields={entryFields}
              of={row}
              show={['state', 'kind', 'at', { label: t('address'), value: pageOf(row) }]}
            />
            <Passage title={t('content')}>{row.content}</Passage>
            {row.answer === '' ? (
              <p className={css.none}>{t('noAnswer')}</p>
            ) : (
              <Passage title={t('answer')}>{row.answer}</Passage>
            )}
          </DetailDrawer>
        )}
      />
      {from !== null && <SendDialog from={from} onClose={() => setFrom(null)} />}
    </>
  )
}
