import { memo } from 'react'
import { useUiText } from '../locale/index.ts'
import { Jumper } from './Jumper.tsx'
import { pageNumbers } from './page-numbers.ts'
import type { PageSizeSet } from './page-sizes.ts'
import { SizeSelect } from './SizeSelect.tsx'
import { StepButton } from './StepButton.tsx'
import css from './pagination.module.css'
import { texts, totalFigure } from './texts.ts'

export interface PaginationProps {
  /** 1-based. */
  readonly page: number
  readonly pageSize: number
  /** Number of all rows, exact unless `totalCapped`; omit until it is known. */
  readonly total?: number | undefined
  /** There are more rows than `total`: shown as "10,000+". */
  readonly totalCapped?: boolean | undefined
  /** A named set or custom sizes; null hides the selector. */
  readonly sizes?: PageSizeSet | readonly number[] | null | undefined
  readonly quickJumper?: boolean | undefined
  readonly hideOnSinglePage?: boolean | undefined
  /** Changing the page size goes back to page 1. */
  readonly onChange: (page: number, pageSize: number) => void
}

/** Numbered pages with a total, a page jumper and a page size selector. */
export const Pagination = memo(function Pagination(props: PaginationProps) {
  const { page, pageSize, total, totalCapped = false, sizes = 'simple', quickJumper = true, onChange } = props
  const text = useUiText(texts)
  const last = Math.max(1, Math.ceil((total ?? 0) / pageSize))
  if (props.hideOnSinglePage && last === 1) return null
  const step = (to: number, label: string, icon: 'chevronLeft' | 'chevronRight') => (
    <StepButton
      icon={icon}
      label={label}
      disabled={to < 1 || to > last}
      onClick={() => onChange(to, pageSize)}
    />
  )
  return (
    <nav className={css.bar} aria-label={text.pages}>
      <span className={css.total} aria-live="polite">
        {total !== undefined && text.total(totalFigure(total, totalCapped))}
      </span>
      <span className={css.pages}>
        {step(page - 1, text.previous, 'chevronLeft')}
        {pageNumbers(page, last).map((mark, at) =>
          mark === 'gap' ? (
            <span key={`gap${at}`} className={css.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={mark}
              type="button"
              className={css.page}
              aria-label={text.page(mark)}
              aria-current={mark === page ? 'page' : undefined}
              onClick={() => mark !== page && onChange(mark, pageSize)}
            >
              {mark}
            </button>
          ),
        )}
        {step(page + 1, text.next, 'chevronRight')}
      </span>
      <SizeSelect sizes={sizes} value={pageSize} onChange={(size) => onChange(1, size)} />
      {quickJumper && <Jumper last={last} onJump={(to) => onChange(to, pageSize)} />}
    </nav>
  )
})
