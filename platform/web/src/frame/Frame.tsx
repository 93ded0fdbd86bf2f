import { useEffect, type ReactNode } from 'react'
import { useText } from '../i18n/index.ts'
import { frameTexts } from './frame-texts.ts'
import type { Fold } from './use-fold.ts'
import css from './frame.module.css'

interface FrameProps {
  readonly fold: Fold
  /** Always shown above everything. */
  readonly banner: ReactNode
  readonly header: ReactNode
  readonly menu: ReactNode
  /** Note that is always shown below everything, or ''. */
  readonly note: string
  readonly children: ReactNode
}

/** Layout of the shell: header on top, menu on the left, pages beside it. */
export function Frame({ fold, banner, header, menu, note, children }: FrameProps) {
  const t = useText(frameTexts)
  const { side, leave } = fold
  useEscape(side === 'over', leave)
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#iisp-content">
        {t('skip')}
      </a>
      {banner}
      {header}
      <div className={css.body}>
        {side === 'over' && (
          <button type="button" className={css.mask} aria-label={t('menuClose')} onClick={leave} />
        )}
        {side !== 'away' && (
          <aside className={css.side} data-side={side}>
            {menu}
          </aside>
        )}
        <main id="iisp-content" className={css.content} tabIndex={-1}>
          {children}
        </main>
      </div>
      {note !== '' && (
        <p className={css.note} role="note">
          {note}
        </p>
      )}
    </div>
  )
}

function useEscape(active: boolean, leave: () => void) {
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [active, leave])
}
