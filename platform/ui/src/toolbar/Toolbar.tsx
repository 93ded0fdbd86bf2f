import { useState, type KeyboardEvent } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import css from './toolbar.module.css'

export interface ToolbarTool {
  readonly key: string
  readonly label: string
  /** Replaces the label, which is then shown as a tooltip. */
  readonly icon?: IconName | undefined
  /** Given: the tool is on or off. */
  readonly pressed?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Its shortcut, as ARIA writes it: `Control+B`. */
  readonly shortcut?: string | undefined
  readonly onPress: () => void
}
export interface ToolbarProps {
  readonly label: string
  readonly tools: readonly ToolbarTool[]
}

/**
 * Tools for the selection beside them: one tab stop, arrow keys between them; a press keeps the
 * selection.
 */
export function Toolbar({ label, tools }: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tools.length) % tools.length
    setCurrent(next)
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div role="toolbar" aria-label={label} className={css.toolbar}>
      {tools.map((tool, at) => (
        <button
          key={tool.key}
          type="button"
          className={css.tool}
          {...(tool.icon && { title: tool.label, 'aria-label': tool.label })}
          tabIndex={at === current ? 0 : -1}
          aria-pressed={tool.pressed}
          // a disabled button would lose the focus
          aria-disabled={tool.disabled || undefined}
          aria-keyshortcuts={tool.shortcut}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(at)}
          onKeyDown={onKeyDown}
          onClick={() => !tool.disabled && tool.onPress()}
        >
          {tool.icon ? <Icon name={tool.icon} /> : tool.label}
        </button>
      ))}
    </div>
  )
}
