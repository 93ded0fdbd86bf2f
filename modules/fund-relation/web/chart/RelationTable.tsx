import { type Column, DataTable } from '@iisp/ui/data-table'
import { type Locale, useLocale, useText } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import { useMemo } from 'react'
import type { ChartLink, RelationChart } from '../../contract/relations/relation-list.ts'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import { chartTexts } from './chart-texts.ts'
import { type ChartText, redeemsOnDividend, redemptionText, subscriptionText } from './chart-words.ts'

interface RelationTableProps {
  readonly chart: RelationChart
  /** The relations to list. */
  readonly links: readonly ChartLink[]
  readonly onOpen: (link: ChartLink) => void
}

/** The chart as a table; opening a row selects its arrow. */
export function RelationTable({ chart, links, onOpen }: RelationTableProps) {
  const t = useText(chartTexts)
  const locale = useLocale()
  const columns = useMemo(() => columnsOf(chart, t, locale), [chart, t, locale])
  return (
    <DataTable
      label={t('list')}
      columns={columns}
      rows={links}
      rowKey={({ id }) => id}
      keyColumn="target"
      onRowOpen={onOpen}
      paging={{ mode: 'client' }}
      heightType="content"
      columnPanel={false}
    />
  )
}

/** English words need more room; the last columns are then reached by scrolling. */
const widths = {
  zh: { state: 84, subscription: 96, redemption: 84, dividend: 60 },
  en: { state: 140, subscription: 110, redemption: 104, dividend: 84 },
} as const

function columnsOf({ nodes }: RelationChart, t: ChartText, locale: Locale): Column<ChartLink>[] {
  const names = new Map(nodes.map(({ cpdm, cpmc }) => [cpdm, cpmc] as const))
  const fund = (code: string) => `${code} ${names.get(code) ?? ''}`
  return [
    { key: 'target', title: t('mother'), width: 124, value: ({ target }) => fund(target) },
    { key: 'source', title: t('child'), width: 124, value: ({ source }) => fund(source) },
    stateColumn(
      { key: 'relstate', title: t('state'), width: widths[locale].state },
      ({ relstate }) => relationFlow.byCode[relstate],
      locale,
    ),
    {
      key: 'subscription',
      title: t('subscription'),
      width: widths[locale].subscription,
      align: 'right',
      value: (link) => subscriptionText(link, locale),
    },
    {
      key: 'redemption',
      title: t('redemption'),
      width: widths[locale].redemption,
      align: 'right',
      value: (link) => redemptionText(link, locale),
    },
    {
      key: 'dividend',
      title: t('dividend'),
      width: widths[locale].dividend,
      value: (link) => t(redeemsOnDividend(link) ? 'yes' : 'no'),
    },
  ]
}
