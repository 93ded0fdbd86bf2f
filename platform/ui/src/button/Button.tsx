import type { MouseEventHandler, ReactNode } from 'react'
import type { ControlProps } from '../field/index.ts'
import { Spinner } from '../spinner/index.ts'
import css from './button.module.css'

export interface ButtonProps extends Partial<ControlProps> {
  /** Use one primary button per view. `link` looks like text, `inline` also stands among text, without padding. */
  readonly type?: 'default' | 'primary' | 'link' | 'inline' | undefined
  readonly htmlType?: 'button' | 'submit' | undefined
  readonly danger?: boolean | undefined
  /** The write that it started is under way: shows a spinner and ignores presses, so that nothing is written twice. */
  readonly writing?: boolean | undefined
  /**
   * A read started by the button is running: it shows a spinner and still accepts presses, which
   * replace the running read.
   */
  readonly reading?: boolean | undefined
  /** Looks disabled, yet takes a press, which tells why it is not possible. */
  readonly 'aria-disabled'?: boolean | undefined
  /** Takes the full width of its container, for example of a field. */
  readonly block?: boolean | undefined
  readonly title?: string | undefined
  /** Set if the button opens a menu or dialog. */
  readonly 'aria-haspopup'?: 'menu' | 'dialog' | undefined
  readonly 'aria-expanded'?: boolean | undefined
  readonly 'aria-label'?: string | undefined
  /** Keys that press it anywhere in its form, dialog or drawer: save, submit or pass, return; next and previous. */
  readonly 'aria-keyshortcuts'?: 'Control+S' | 'Control+Enter' | 'Control+Backspace' | 'J' | 'K' | undefined
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined
  readonly children: ReactNode
}

/** A button with text. While busy it keeps its size and the focus. */
export function Button(props: ButtonProps) {
  const {
    type = 'default',
    htmlType = 'button',
    danger,
    writing,
    reading,
    block,
    children,
    onClick,
    ...rest
  } = props
  const isBusy = writing || reading
  return (
    <button
      {...rest}
      type={htmlType}
      className={type === 'default' ? css.plain : css[type]}
      data-danger={danger || undefined}
      data-block={block || undefined}
      aria-busy={isBusy || undefined}
      // aria-disabled instead of disabled, because a disabled button loses the focus
      aria-disabled={writing || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (writing) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isBusy && (
        <span className={css.busy}>
          <Spinner />
        </span>
      )}
      {children}
    </button>
  )
}
