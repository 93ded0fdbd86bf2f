import type { MouseEventHandler, ReactNode } from 'react'
import type { ControlProps } from '../field/index.ts'
import css from './button.module.css'

export interface ButtonProps extends Partial<ControlProps> {
  /** One primary button a view; `link` looks like text. */
  readonly type?: 'default' | 'primary' | 'link' | undefined
  readonly htmlType?: 'button' | 'submit' | undefined
  readonly danger?: boolean | undefined
  /** Its work is under way: shows it and takes no press. */
  readonly loading?: boolean | undefined
  /** As wide as its place: a button in a field. */
  readonly block?: boolean | undefined
  readonly title?: string | undefined
  /** It opens something. */
  readonly 'aria-haspopup'?: 'menu' | 'dialog' | undefined
  readonly 'aria-expanded'?: boolean | undefined
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined
  readonly children: ReactNode
}

/** A button with words. While it is busy it keeps its place and the focus. */
export function Button(props: ButtonProps) {
  const { type = 'default', htmlType = 'button', danger, loading, block, children, onClick, ...rest } = props
  return (
    <button
      {...rest}
      type={htmlType}
      className={type === 'default' ? css.plain : css[type]}
      data-danger={danger || undefined}
      data-block={block || undefined}
      aria-busy={loading || undefined}
      // a busy button that were disabled would lose the focus
      aria-disabled={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {loading && <span className={css.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}
