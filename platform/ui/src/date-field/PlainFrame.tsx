import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import css from './date-field.module.css'

interface PlainFrameProps {
  readonly error: string | null | undefined
  readonly disabled: boolean | undefined
  readonly children: ReactNode
}

/** Looks and measures like the field with its calendar, so that nothing moves when that takes its place. */
export const PlainFrame = ({ error, disabled, children }: PlainFrameProps) => (
  <div className={css.frame} data-error={error ? true : undefined} data-disabled={disabled || undefined}>
    {children}
    <span className={css.mark}>
      <Icon name="calendar" size={14} />
    </span>
  </div>
)
