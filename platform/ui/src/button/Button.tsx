import type { MouseEventHandler, ReactNode } from 'react'
import css from './button.module.css'

export interface ButtonProps {
  /** One primary button a view; `link` looks like text. */
  readonly type?: 'default' | 'primary' | 'link' | undefined
  readonly htmlType?: 'button' | 'submit' | undefined
  readonly danger?: boolean | undefined
  /** Its work is under way: shows it and takes no press. */
  readonly loading?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly title?: string | undefined
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined
  readonly children: ReactNode
}

/** A button with words. While it is busy it keeps its place and the focus. */
export function Button(props: ButtonProps) {
  const { type = 'default', htmlType = 'button', danger = false, loading = false, disabled = false } = props
  return (
    <button
      type={htmlType}
      className={css[type]}
      data-danger={danger || undefined}
      disabled={disabled}
      title={props.title}
      aria-busy={loading || undefined}
      // a busy button that were disabled would lose the focus
      aria-disabled={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault()
        else props.onClick?.(event)
      }}
    >
      {loading && <span className={css.spinner} aria-hidden="true" />}
      {props.children}
    </button>
  )
}
