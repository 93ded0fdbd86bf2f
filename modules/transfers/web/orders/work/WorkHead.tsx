import type { OrderRow } from '@iisp/transfers/contract'
import { useLatest } from '@iisp/ui/hooks'
import { toast, useText } from '@iisp/web'
import type { ListView } from '@iisp/web/list-page/index'
import { useEffect, useState } from 'react'
import { BatchBar, type BatchName } from './BatchBar.tsx'
import { BatchDialog } from './BatchDialog.tsx'
import { DeskParts } from './DeskParts.tsx'
import type { BatchPlan } from './use-batch.ts'
import { type TotalsOf, useWorkTotals } from './use-work-totals.ts'
import { type WorkFilters, withPart } from './work-filters.ts'
import css from './work.module.css'
import { workTexts } from './work-texts.ts'

interface Props extends TotalsOf, Pick<ListView<OrderRow, WorkFilters>, 'rows' | 'setValues'> {
  readonly steps: readonly BatchName[]
  readonly today: string | undefined
  readonly selected: readonly OrderRow[]
  readonly onSelect: (orders: readonly OrderRow[]) => void
  /** Shows the states as segments. */
  readonly withParts: boolean
}

/**
 * The area above the rows: the states with their numbers, the actions for the selected rows, and
 * whether the bank is open.
 */
export function WorkHead(props: Props) {
  const { values, today, selected, onSelect } = props
  const t = useText(workTexts)
  const [batch, setBatch] = useState<Pick<BatchPlan, 'step' | 'orders'> | null>(null)
  useDropChanged(props, batch === null)
  const totals = useWorkTotals(props)
  const { part } = values
  const moment = totals !== undefined && 'moment' in totals ? totals.moment : null
  return (
    <div className={css.head}>
      {props.withParts && (
        <div className={css.parts}>
          <DeskParts
            groups={totals?.groups}
            value={part}
            onlyIncomplete={values.documents === '1'}
            onChange={(next) => props.setValues({ ...values, ...withPart(next, part) })}
          />
        </div>
      )}
      {selected.length > 0 && (
        <BatchBar
          steps={props.steps}
          orders={selected}
          onStart={(step) => setBatch({ step, orders: selected })}
        />
      )}
      {moment?.bar && (
        <span className={css.quiet}>{t(`moment.${moment.bar}`, { from: moment.from, to: moment.to })}</span>
      )}
      {/* a press before the server's date is known is answered when it is */}
      {batch && today !== undefined && (
        <BatchDialog
          {...batch}
          today={today}
          isOffDate={({ TRADATEFORMAT }) => batch.step.name === 'pay' && TRADATEFORMAT !== today}
          onClose={(left) => {
            setBatch(null)
            if (left !== null) onSelect(left)
          }}
        />
      )}
    </div>
  )
}

/** Deselects orders that have changed since they were selected: their step would be refused. */
function useDropChanged({ rows, selected, onSelect }: Props, speaks: boolean): void {
  const t = useText(workTexts)
  const latest = useLatest({ onSelect, speaks })
  useEffect(() => {
    const versions = new Map(rows?.map(({ ID, VERSION }) => [ID, VERSION]))
    const kept = selected.filter(({ ID, VERSION }) => (versions.get(ID) ?? VERSION) === VERSION)
    const count = selected.length - kept.length
    if (count === 0) return
    latest.current.onSelect(kept)
    if (latest.current.speaks) toast.warning(t('dropped', { count: String(count) }))
  }, [rows, selected, latest, t])
}
