import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import css from './date-field.module.css'

interface PlainFrameProps {
  readonly error: string | null | undefined
  readonly disabled: boolean | undefined
  readonly children: ReactNode
}

/** Has the same size and look as the field with its calendar, so that nothing moves when it is replaced. */
export const PlainFrame = ({ error, disabled, children }: PlainFrameProps) => (
  <div className={css.frame} data-error={error ? true : undefined} data-disabled={disabled || undefined}>
    {children}
    <span className={css.mark}>
      <Icon name="calendar" size={14} />
    </span>
  </div>
)
