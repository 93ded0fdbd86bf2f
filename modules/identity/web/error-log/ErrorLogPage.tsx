import { type ErrorReport, errorLogList, errorReportFields } from '@iisp/identity/contract'
import { DetailDrawer } from '@iisp/ui/drawer'
import { filters, useLocale, useText } from '@iisp/web'
import { FieldFacts, columnsOf } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { errorLogTexts } from './error-log-texts.ts'

const errorLogFilters = filters(errorLogTexts, ({ keyword, choice, dates }) => ({
  dates: dates({ label: 'dates' }),
  kind: choice(errorReportFields.named.kind),
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
}))

/** 错误日志: the failures that browsers reported, newest first. */
export function ErrorLogPage() {
  const t = useText(errorLogTexts)
  const locale = useLocale()
  const columns = useMemo(
    () =>
      columnsOf(errorReportFields, locale, [
        'at',
        'kind',
        { key: 'url', width: 320 },
        'status',
        { key: 'errorText', width: 360 },
        { key: 'account', width: 220, value: ({ account }: ErrorReport) => account || t('visitor') },
        { key: 'institutionName', width: 220 },
        { key: 'traceId', width: 280, hidden: true },
      ]),
    [t, locale],
  )
  return (
    <ListPage
      id="identity.error-log"
      title={t('title')}
      description={t('hint')}
      call={errorLogList}
      filters={errorLogFilters}
      columns={columns}
      rowKey={(row) => row.id}
      empty={t('empty')}
      refreshable
      detail={(row, drawer) => (
        <DetailDrawer {...drawer} size={640} title={t('report', { id: row.id })}>
          <FieldFacts
            fields={errorReportFields}
            of={row}
            show={[
              'at',
              'kind',
              'url',
              'method',
              { label: t('status'), value: row.status || '' },
              'errorText',
              { label: t('account'), value: row.account || t('visitor') },
              'institutionName',
              'traceId',
              'browser',
              'request',
              'response',
              'places',
            ]}
          />
        </DetailDrawer>
      )}
    />
  )
}
