import { groupThousands } from '@iisp/ui/number'
import { useText } from '@iisp/web'
import css from './work.module.css'
import type { ControlTotal } from './control-total.ts'
import { workTexts } from './work-texts.ts'

/** Number and sum in one line, each direction that occurs on its own. */
export function ControlTotalText({ total, label }: { total: ControlTotal; label?: string }) {
  const t = useText(workTexts)
  const sides = (['out', 'in'] as const).filter((side) => total[side].count > 0)
  return (
    <span className={css.total}>
      {label ?? t('total', { count: groupThousands(total.count) })}
      {sides.map((side) => (
        <span key={side} className={css.side}>
          {t(side, {
            count: groupThousands(total[side].count),
            sum: groupThousands(total[side].sum),
          })}
        </span>
      ))}
    </span>
  )
}
