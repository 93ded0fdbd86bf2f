import { useText } from '@iisp/web'
import type { ChartFocus, Lineage } from '../../rules/relations/lineage.ts'
import { chartTexts } from './chart-texts.ts'
import type { ChartText } from './chart-words.ts'
import type { PlacedChart } from './lay-out.ts'
import css from './chart.module.css'

interface ChartStatusProps {
  readonly chart: PlacedChart
  readonly focus: ChartFocus | null
  readonly lineage: Lineage | null
  readonly capped: boolean
}

/** Describes the shown part of the chart, the meaning of frames and lines, and the keys. */
export function ChartStatus({ chart, focus, lineage, capped }: ChartStatusProps) {
  const t = useText(chartTexts)
  return (
    <>
      <p role="status" className={css.status}>
        {statusText({ chart, focus, lineage }, t)}
        {capped && ` ${t('capped', { n: chart.links.length })}`}
      </p>
      <ul className={css.legend}>
        {(['own', 'other', 'effective', 'pending'] as const).map((key) => (
          <li key={key}>
            <i data-sign={key} aria-hidden="true" />
            {t(`legend.${key}`)}
          </li>
        ))}
      </ul>
      <p className={css.keys}>{t('keys')}</p>
    </>
  )
}

function statusText({ chart, focus, lineage }: Omit<ChartStatusProps, 'capped'>, t: ChartText): string {
  if (focus === null || lineage === null)
    return t('everything', { funds: chart.funds.length, links: chart.links.length })
  if ('fund' in focus)
    return t('focusedFund', { code: focus.fund, funds: lineage.funds.size, links: lineage.links.size })
  const [mother, child] = [...lineage.funds]
  return t('focusedLink', { mother: mother ?? '', child: child ?? '' })
}
