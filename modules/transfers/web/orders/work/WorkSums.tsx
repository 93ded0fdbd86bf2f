import { useText } from '@iisp/web'
import { totalOfGroups } from './control-total.ts'
import { ControlTotalText } from './ControlTotalText.tsx'
import { type TotalsOf, useWorkTotals } from './use-work-totals.ts'
import { isEnded, statusesOf } from './work-filters.ts'
import css from './work.module.css'
import { workTexts } from './work-texts.ts'

/** Below the rows: number and sum of the listed orders. Closed ones are not summed up. */
export function WorkSums(props: TotalsOf) {
  const t = useText(workTexts)
  const totals = useWorkTotals(props)
  const { part } = props.values
  if (totals === undefined || isEnded(part)) return null
  if (totals.capped) return <span className={css.quiet}>{t('capped')}</span>
  const listed = part === null ? props.statuses : statusesOf(part)
  return <ControlTotalText total={totalOfGroups(totals.groups, listed)} />
}
