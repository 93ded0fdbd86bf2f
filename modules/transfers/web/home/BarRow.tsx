import { groupThousands } from '@iisp/ui/number'
import { useText } from '@iisp/web/i18n/use-text'
import type { ReactNode } from 'react'
import css from './home-cards.module.css'
import { homeCardTexts } from './home-card-texts.ts'

interface BarRowProps {
  readonly label: ReactNode
  /** Further information, shown between name and number. */
  readonly note?: string
  readonly total: number
  readonly capped: boolean
  /** Sum of the payments among them; null where it is not known. */
  readonly payments: string | null
  /** Length of the bar, 0 to 1. */
  readonly share: number
  readonly onOpen: () => void
}

/** A group of orders, as a bar behind their number and sum; a press opens their list. */
export function BarRow({ label, note, total, capped, payments, share, onOpen }: BarRowProps) {
  const t = useText(homeCardTexts)
  const pays = payments !== null && /[1-9]/.test(payments)
  const n = groupThousands(total)
  return (
    <li>
      <button type="button" className={css.stage} disabled={total === 0} onClick={onOpen}>
        <span className={css.bar} style={{ width: `${share * 100}%` }} aria-hidden="true" />
        {label}
        <span className={css.payments}>
          {[note, pays && t('payments', { sum: groupThousands(payments) })].filter(Boolean).join(' · ')}
        </span>
        <strong>{t(capped ? 'countCapped' : 'count', { n })}</strong>
      </button>
    </li>
  )
}
