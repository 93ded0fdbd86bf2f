import { SelectField } from '@iisp/ui/select-field'
import { Toolbar } from '@iisp/ui/toolbar'
import { useLocale, useText } from '@iisp/web'
import { useMemo, useState } from 'react'
import type { RelationChart } from '../../contract/relations/relation-list.ts'
import { type ChartFocus, lineageOf } from '../../rules/relations/lineage.ts'
import { ChartStatus } from './ChartStatus.tsx'
import { chartTexts } from './chart-texts.ts'
import { FundGraph } from './FundGraph.tsx'
import { layOut } from './lay-out.ts'
import { RelationTable } from './RelationTable.tsx'
import { SavePicture } from './SavePicture.tsx'
import { useGraphView } from './use-graph-view.ts'
import css from './chart.module.css'

interface ChartViewProps {
  readonly data: RelationChart
  /** The fund for which it was opened; null: all relations. */
  readonly opened: string | null
}

/** The graph with its controls, and the same relations as a list beside it. */
export function ChartView({ data, opened }: ChartViewProps) {
  const t = useText(chartTexts)
  const locale = useLocale()
  const [focus, setFocus] = useState<ChartFocus | null>(opened === null ? null : { fund: opened })
  const chart = useMemo(() => layOut(data, t, locale), [data, t, locale])
  const lineage = useMemo(() => focus && lineageOf(chart.links, focus), [chart, focus])
  const view = useGraphView()
  const fund = focus && 'fund' in focus ? focus.fund : null

  const goTo = (next: ChartFocus | null) => {
    setFocus(next)
    if (next === null) view.fit()
    else view.showFunds(lineageOf(chart.links, next).funds)
  }
  const press = (code: string) => {
    const next = code === fund ? null : { fund: code }
    if (view.isReadable()) setFocus(next)
    else goTo(next)
  }
  // a relation that is chosen in the list must not shorten the list
  const listed = fund === null ? data.links : data.links.filter(({ id }) => lineage?.links.has(id))
  return (
    <div className={css.view}>
      <section className={css.graph} aria-label={t('title')}>
        <div className={css.tools}>
          <SelectField
            label={t('find')}
            placeholder={t('findHint')}
            searchable
            clearable
            options={chart.funds.map(({ fund: { cpdm, cpmc } }) => ({
              value: cpdm,
              label: `${cpdm} ${cpmc}`,
            }))}
            value={fund}
            onChange={(code) => goTo(code === null ? null : { fund: code })}
          />
          <Toolbar
            label={t('tools')}
            tools={[
              { key: 'in', label: t('zoomIn'), onPress: view.zoomIn },
              { key: 'out', label: t('zoomOut'), onPress: view.zoomOut },
              { key: 'fit', label: t('fit'), onPress: view.fit },
              { key: 'all', label: t('showAll'), disabled: focus === null, onPress: () => goTo(null) },
            ]}
          />
          <SavePicture chart={chart} lineage={lineage} fund={fund ?? opened ?? t('all')} />
        </div>
        <FundGraph
          chart={chart}
          focus={focus}
          lineage={lineage}
          onFocusFund={press}
          onReach={view.reach}
          onReady={(flow) => view.ready(flow, lineage?.funds ?? null)}
        />
        <ChartStatus chart={chart} focus={focus} lineage={lineage} capped={data.capped} />
      </section>
      <section className={css.list}>
        <RelationTable chart={data} links={listed} onOpen={({ id }) => goTo({ link: id })} />
      </section>
    </div>
  )
}
