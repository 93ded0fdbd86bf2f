import { entryFlow, feedbackTopics, ownFeedbackList } from '@iisp/feedback/contract'
import { Button } from '@iisp/ui/button'
import { DetailDrawer, Facts, Passage } from '@iisp/ui/drawer'
import { filters, useAddressParam, useLocale, useText, stateNames } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { StateDot } from '@iisp/web/states/index'
import { useMemo } from 'react'
import css from '../demands/demands.module.css'
import { entryColumns, entryState, pageOf } from './entry-columns.tsx'
import { entryTexts } from './entry-texts.ts'
import { SendDialog } from './SendDialog.tsx'

const entryFilters = filters(entryTexts, ({ oneOf }) => ({
  state: oneOf(entryFlow.all, { label: 'state', optionName: stateNames(entryFlow) }),
}))
/** The page that feedback is being written about; '' for none. Absent while nothing is written. */
const fromName = 'from'
const excludedParams = [fromName]

/** 意见反馈: the person's own feedback with its answers. The person's menu opens it with the form. */
export function FeedbackPage() {
  const t = useText(entryTexts)
  const locale = useLocale()
  const [from, setFrom] = useAddressParam(fromName)
  const columns = useMemo(() => entryColumns(t, locale), [t, locale])
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
        columns={columns}
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
            <Facts
              facts={[
                { label: t('state'), value: <StateDot of={entryState(row)} /> },
                { label: t('kind'), value: t(`kinds.${row.kind}`) },
                { label: t('at'), value: row.at },
                { label: t('address'), value: pageOf(row) || '--' },
              ]}
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
