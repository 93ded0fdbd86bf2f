import { memo } from 'react'
import { Icon } from '../icon/index.ts'
import { useUiText } from '../locale/index.ts'
import { sizeOptions, type PageSizeSet } from './page-sizes.ts'
import { SizeSelect } from './SizeSelect.tsx'
import css from './pagination.module.css'
import { texts, totalFigure } from './texts.ts'

export interface CursorPaginationProps {
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly pageSize: number
  /** Omit if the server does not count. */
  readonly total?: number | undefined
  readonly totalCapped?: boolean | undefined
  /** Number of rows on this page, shown if there is no total. */
  readonly shown: number
  readonly sizes?: PageSizeSet | readonly number[] | null | undefined
  readonly disabled?: boolean | undefined
  readonly onPrevious: () => void
  readonly onNext: () => void
  readonly onPageSizeChange: (pageSize: number) => void
}

/** Previous and next buttons, for unbounded lists without numbered pages. */
export const CursorPagination = memo(function CursorPagination(props: CursorPaginationProps) {
  const { total, totalCapped = false, sizes = 'business', pageSize } = props
  const text = useUiText(texts)
  return (
    <nav className={css.bar} aria-label={text.pages}>
      <span className={css.total} aria-live="polite">
        {total === undefined ? text.shown(props.shown) : text.total(totalFigure(total, totalCapped))}
      </span>
      <span className={css.pages}>
        <button
          type="button"
          className={css.step}
          disabled={props.disabled || !props.hasPrevious}
          onClick={props.onPrevious}
        >
          <Icon name="chevronLeft" size={12} />
          {text.previous}
        </button>
        <button
          type="button"
          className={css.step}
          disabled={props.disabled || !props.hasNext}
          onClick={props.onNext}
        >
          {text.next}
          <Icon name="chevronRight" size={12} />
        </button>
      </span>
      {sizes && (
        <SizeSelect
          value={pageSize}
          options={sizeOptions(sizes, pageSize)}
          disabled={props.disabled}
          onChange={props.onPageSizeChange}
        />
      )}
    </nav>
  )
})
