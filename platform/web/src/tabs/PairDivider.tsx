import { Icon } from '@iisp/ui/icon'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useText } from '../i18n/index.ts'
import type { Pair } from './tab.ts'
import { dispatchTabs } from './tabs-store.ts'
import { tabTexts } from './tab-texts.ts'
import css from './keep-alive.module.css'

const setShare = (share: number) => dispatchTabs({ type: 'share', share })
const keyStep = 5

/**
 * Once the border has moved away, the browser would start to drag the element below, such as a
 * column heading.
 */
function preventDrag(event: MouseEvent<HTMLElement>) {
  event.preventDefault()
  event.currentTarget.focus()
}

/** The border between two pages side by side: moved by pointer or arrow keys, with a button that ends the comparison. */
export function PairDivider({ share }: Pick<Pair, 'share'>) {
  const t = useText(tabTexts)
  const onPointerMove = ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.parentElement?.parentElement?.getBoundingClientRect()
    if (!box || !currentTarget.hasPointerCapture(pointerId)) return
    setShare(((clientX - box.left) / box.width) * 100)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -keyStep, ArrowRight: keyStep }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setShare(share + step)
  }
  return (
    <div className={css.divider} style={{ left: `${share}%` }}>
      <div
        role="separator"
        aria-orientation="vertical"
        aria-label={t('divider')}
        aria-valuenow={Math.round(share)}
        aria-valuemin={20}
        aria-valuemax={80}
        tabIndex={0}
        className={css.handle}
        onMouseDown={preventDrag}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={css.apart}
        aria-label={t('apart')}
        title={t('apart')}
        onClick={() => dispatchTabs({ type: 'unpair' })}
      >
        <Icon name="close" size={12} />
      </button>
    </div>
  )
}
