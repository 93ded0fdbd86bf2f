import { Children, useId, useState, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { useUiText, type Texts } from '../locale/index.ts'
import css from './page.module.css'

const zh = { query: '查询', reset: '重置', unfold: '展开', fold: '收起', filters: '查询条件' }
const texts: Texts<typeof zh> = {
  zh,
  en: { query: 'Search', reset: 'Reset', unfold: 'More', fold: 'Less', filters: 'Filters' },
}

export interface FilterBarProps {
  readonly onQuery: () => void
  readonly onReset: () => void
  /** The list is being fetched. 查询 and Enter still work: the new query replaces the running one. */
  readonly loading?: boolean | undefined
  /** Number of fields visible before 展开; default 3. */
  readonly inSight?: number | undefined
  /** Fields, one child each. */
  readonly children: ReactNode
}

/**
 * One row of filter fields, or just the first on a narrow screen; the rest can be expanded. Enter in a field runs the
 * query.
 */
export function FilterBar({ onQuery, onReset, loading, inSight = 3, children }: FilterBarProps) {
  const text = useUiText(texts)
  const id = useId()
  const [open, setOpen] = useState(false)
  const fields = Children.toArray(children)
  return (
    <form
      role="search"
      aria-label={text.filters}
      className={css.filters}
      onSubmit={(event) => {
        event.preventDefault()
        onQuery()
      }}
    >
      <div id={id} className={css.fields} data-folded={open ? undefined : true}>
        {open ? fields : fields.slice(0, inSight)}
      </div>
      <div className={css.filterButtons}>
        <Button type="primary" htmlType="submit" reading={loading}>
          {text.query}
        </Button>
        <Button onClick={onReset}>{text.reset}</Button>
        {fields.length > 1 && (
          <button
            type="button"
            className={css.unfold}
            data-narrow={fields.length > inSight ? undefined : true}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? text.fold : text.unfold}
            <Icon name={open ? 'chevronUp' : 'chevronDown'} size={12} />
          </button>
        )}
      </div>
    </form>
  )
}
