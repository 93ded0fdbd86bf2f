import { type ErrorReport, errorKinds, errorLogList } from '@iisp/identity/contract'
import type { Column } from '@iisp/ui/data-table'
import { DetailDrawer, type Fact, Facts } from '@iisp/ui/drawer'
import { type Translate, filters, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { errorLogTexts } from './error-log-texts.ts'

type ErrorLogText = Translate<(typeof errorLogTexts)['zh']>

const errorLogFilters = filters(errorLogTexts, ({ keyword, oneOf, dates }) => ({
  dates: dates({ label: 'dates' }),
  kind: oneOf(errorKinds, { label: 'kind', optionName: (kind, t) => t(`kinds.${kind}`) }),
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
}))

/** 错误日志: the failures that browsers reported, newest first. */
export function ErrorLogPage() {
  const t = useText(errorLogTexts)
  const columns = useMemo(() => columnsOf(t), [t])
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
          <Facts facts={factsOf(row, t)} />
        </DetailDrawer>
      )}
    />
  )
}

const columnsOf = (t: ErrorLogText): Column<ErrorReport>[] => [
  { key: 'at', title: t('at'), width: 170, fixed: 'left' },
  { key: 'kind', title: t('kind'), width: 120, value: (row) => t(`kinds.${row.kind}`) },
  { key: 'url', title: t('url'), width: 320 },
  { key: 'status', title: t('status'), width: 90, kind: 'number' },
  { key: 'errorText', title: t('errorText'), width: 360 },
  { key: 'account', title: t('account'), width: 220, value: (row) => row.account || t('visitor') },
  { key: 'institutionName', title: t('institution'), width: 220 },
  { key: 'traceId', title: t('traceId'), width: 280, hidden: true },
]

const factsOf = (row: ErrorReport, t: ErrorLogText): Fact[] => [
  { label: t('at'), value: row.at },
  { label: t('kind'), value: t(`kinds.${row.kind}`) },
  { label: t('url'), value: row.url, wide: true },
  { label: t('method'), value: row.method },
  { label: t('status'), value: row.status === 0 ? '' : String(row.status) },
  { label: t('errorText'), value: row.errorText, wide: true },
  { label: t('account'), value: row.account || t('visitor') },
  { label: t('institution'), value: row.institutionName },
  { label: t('traceId'), value: row.traceId, wide: true },
  { label: t('browser'), value: row.browser, wide: true },
  { label: t('request'), value: row.request, wide: true },
  { label: t('response'), value: row.response, wide: true },
  { label: t('places'), value: row.places, wide: true },
]
