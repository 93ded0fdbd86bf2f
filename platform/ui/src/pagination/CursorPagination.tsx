import { memo } from 'react'
import { HiddenText } from '../hidden-text/index.ts'
import { useUiText } from '../locale/index.ts'
import type { PageSizeSet } from './page-sizes.ts'
import { SizeSelect } from './SizeSelect.tsx'
import { StepButton } from './StepButton.tsx'
import css from './pagination.module.css'
import { texts, totalFigure } from './texts.ts'

export interface CursorPaginationProps {
  /** Number of pages before this one; without it no page number is shown. */
  readonly place?: number | undefined
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly pageSize: number
  /** Omit if the server does not count. */
  readonly total?: number | undefined
  readonly totalCapped?: boolean | undefined
  /** Number of rows on this page, shown if there is no total; omit until rows have arrived. */
  readonly shown: number | undefined
  readonly sizes?: PageSizeSet | readonly number[] | null | undefined
  readonly onPrevious: () => void
  readonly onNext: () => void
  readonly onPageSizeChange: (pageSize: number) => void
}

/** Previous and next buttons, for unbounded lists without numbered pages. */
export const CursorPagination = memo(function CursorPagination(props: CursorPaginationProps) {
  const { total, totalCapped = false, sizes = 'business', pageSize } = props
  const text = useUiText(texts)
  const last = total === undefined ? null : Math.max(1, Math.ceil(total / pageSize))
  return (
    <nav className={css.bar} aria-label={text.pages}>
      <span className={css.total} aria-live="polite">
        {total !== undefined && text.total(totalFigure(total, totalCapped))}
        {total === undefined && props.shown !== undefined && text.shown(props.shown)}
      </span>
      <span className={css.pages}>
        <StepButton
          icon="chevronLeft"
          label={text.previous}
          disabled={!props.hasPrevious}
          onClick={props.onPrevious}
        />
        {props.place !== undefined && (
          <span className={css.place}>
            <HiddenText>{text.page(props.place + 1)}</HiddenText>
            <span className={css.current} aria-hidden="true">
              {props.place + 1}
            </span>
            {last !== null && <span>{` / ${totalFigure(last, totalCapped)}`}</span>}
          </span>
        )}
        <StepButton icon="chevronRight" label={text.next} disabled={!props.hasNext} onClick={props.onNext} />
      </span>
      <SizeSelect sizes={sizes} value={pageSize} onChange={props.onPageSizeChange} />
    </nav>
  )
})
