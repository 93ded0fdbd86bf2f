import { useEffect, useRef } from 'react'
import { IconButton } from '../button/index.ts'
import { useLatest } from '../hooks/index.ts'
import { takesText } from '../layer/index.ts'
import { useUiText, type Texts } from '../locale/index.ts'
import css from './drawer.module.css'

const zh = { previous: '上一条（K）', next: '下一条（J）' }
const texts: Texts<typeof zh> = { zh, en: { previous: 'Previous (K)', next: 'Next (J)' } }

/** From one record of a list to its neighbours. null: there is none on that side. */
export interface Walk {
  /** Place in the list and its length: 3 / 37. */
  readonly position: string
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
}

/** Previous and next with the place in the list. J and K do the same while nothing lies over the drawer. */
export function WalkButtons(walk: Walk) {
  const text = useUiText(texts)
  const ref = useRef<HTMLSpanElement>(null)
  const latest = useLatest(walk)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !(target instanceof Element))
        return
      const over = target.closest('[role="dialog"], dialog')
      if ((over !== null && !over.contains(ref.current)) || takesText(target)) return
      if (key === 'j' || key === 'J') latest.current.onNext?.()
      if (key === 'k' || key === 'K') latest.current.onPrevious?.()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [latest])
  const button = (
    icon: 'chevronLeft' | 'chevronRight',
    key: 'J' | 'K',
    label: string,
    onClick: Walk['onNext'],
  ) => (
    <IconButton
      icon={icon}
      label={label}
      title={label}
      aria-keyshortcuts={key}
      disabled={onClick === null}
      onClick={() => onClick?.()}
    />
  )
  return (
    <span ref={ref} className={css.walk}>
      {button('chevronLeft', 'K', text.previous, walk.onPrevious)}
      <span className={css.position}>{walk.position}</span>
      {button('chevronRight', 'J', text.next, walk.onNext)}
    </span>
  )
}
