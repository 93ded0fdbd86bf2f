import { memo, type KeyboardEvent, type MouseEvent } from 'react'
import { HiddenText } from '@iisp/ui/hidden-text'
import { Icon } from '@iisp/ui/icon'
import { useText } from '../i18n/index.ts'
import { tabDrag } from './tab-drag.ts'
import { panelId } from './tab-ids.ts'
import { tabTexts } from './tab-texts.ts'
import css from './tab-bar.module.css'

export interface TabItemProps {
  readonly id: string
  readonly title: string
  readonly dirty: boolean
  readonly isActive: boolean
  /** Index among the business tabs; -1 for a tab that cannot be moved. */
  readonly place: number
  readonly onActivate: (id: string) => void
  /** Absent for a tab that cannot be closed. */
  readonly onClose?: ((id: string) => void) | undefined
  readonly onMove: (id: string, to: number) => void
  readonly onMenu?: (id: string, x: number, y: number) => void
}

/** One tab. Memoised, so the callbacks must keep their identity. */
export const TabItem = memo(function TabItem(props: TabItemProps) {
  const { id, title, dirty, isActive, place, onActivate, onClose, onMove, onMenu } = props
  const t = useText(tabTexts)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step && event.ctrlKey && event.shiftKey && place >= 0) onMove(id, place + step)
    else if (step) beside(event.currentTarget, step)?.focus()
    else if (event.key === 'Home') edge(event.currentTarget, 'firstElementChild')?.focus()
    else if (event.key === 'End') edge(event.currentTarget, 'lastElementChild')?.focus()
    else if (event.key === 'Delete' && onClose) onClose(id)
    else return
    event.preventDefault()
  }
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    if (!onMenu) return
    event.preventDefault()
    const box = event.currentTarget.getBoundingClientRect()
    onMenu(id, event.clientX || box.left, event.clientY || box.bottom)
  }
  return (
    <button
      type="button"
      role="tab"
      className={css.tab}
      aria-selected={isActive}
      aria-controls={panelId}
      aria-keyshortcuts={onClose ? 'Delete' : undefined}
      tabIndex={isActive ? 0 : -1}
      data-key={id}
      title={title}
      onClick={() => onActivate(id)}
      onMouseDown={keepFromScrolling}
      onAuxClick={(event) => event.button === 1 && onClose?.(id)}
      onKeyDown={onKeyDown}
      onContextMenu={onContextMenu}
      {...tabDrag(id, place, onMove)}
    >
      <span className={css.title}>{title}</span>
      {dirty && (
        <span className={css.dot}>
          <HiddenText>{t('unsaved')}</HiddenText>
        </span>
      )}
      {onClose && (
        <span
          className={css.close}
          aria-hidden="true"
          title={t('close', { title })}
          onClick={(event) => {
            event.stopPropagation()
            onClose(id)
          }}
        >
          <Icon name="close" size={12} />
        </span>
      )}
    </button>
  )
})

const beside = (tab: HTMLElement, step: number) =>
  (step < 0 ? tab.previousElementSibling : tab.nextElementSibling) as HTMLElement | null
const edge = (tab: HTMLElement, which: 'firstElementChild' | 'lastElementChild') =>
  tab.parentElement?.[which] as HTMLElement | null | undefined
// a press of the middle button would start the browser's scrolling
const keepFromScrolling = (event: MouseEvent) => event.button === 1 && event.preventDefault()
