import { stateName } from '@iisp/contract'
import { entryFlow, feedbackTopics, ownFeedbackList } from '@iisp/feedback/contract'
import { Button } from '@iisp/ui/button'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { filters, useAddressParam, useLocale, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import css from '../demands/demands.module.css'
import { EntryState, entryColumns, pageOf } from './entry-columns.tsx'
import { entryTexts } from './entry-texts.ts'
import { SendDialog } from './SendDialog.tsx'

const entryFilters = filters(entryTexts, ({ oneOf }) => ({
  state: oneOf(entryFlow.all, {
    label: 'state',
    optionName: (state, _, locale) => stateName(entryFlow, state, locale),
  }),
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
                { label: t('state'), value: <EntryState of={row.state} /> },
                { label: t('kind'), value: t(`kinds.${row.kind}`) },
                { label: t('at'), value: row.at },
                { label: t('address'), value: pageOf(row) || '--' },
              ]}
            />
            <h3 className={css.heading}>{t('content')}</h3>
            <p className={css.content}>{row.content}</p>
            <h3 className={css.heading}>{t('answer')}</h3>
            {row.answer === '' ? (
              <p className={css.none}>{t('noAnswer')}</p>
            ) : (
              <p className={css.content}>{row.answer}</p>
            )}
          </DetailDrawer>
        )}
      />
      {from !== null && <SendDialog from={from} onClose={() => setFrom(null)} />}
    </>
  )
}
