import { useEffect, useState, type ReactNode } from 'react'
import { useText } from '../i18n/index.ts'
import { frameTexts } from './frame-texts.ts'
import css from './frame.module.css'

interface FrameProps {
  readonly header: (menu: { folded: boolean; toggle: () => void }) => ReactNode
  readonly side: (menu: { folded: boolean; unfold: () => void; closeOverlay: () => void }) => ReactNode
  readonly children: ReactNode
}

/** Up to this window width the menu lies over the content. */
const narrow = '(max-width: 768px)'

/** The places of the shell: header on top, menu on the left, the work beside it. */
export function Frame({ header, side, children }: FrameProps) {
  const t = useText(frameTexts)
  const isNarrow = useMedia(narrow)
  const [folded, setFolded] = useState(false)
  const [overlay, setOverlay] = useState(false)
  const isOver = isNarrow && overlay
  const toggle = () => (isNarrow ? setOverlay(!overlay) : setFolded(!folded))
  const showsSide = !isNarrow || overlay
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#iisp-content">
        {t('skip')}
      </a>
      {header({ folded: isNarrow ? !overlay : folded, toggle })}
      <div className={css.body}>
        {isOver && (
          <button
            type="button"
            className={css.mask}
            aria-label={t('menuClose')}
            onClick={() => setOverlay(false)}
          />
        )}
        {showsSide && (
          <aside
            className={css.side}
            data-folded={(!isNarrow && folded) || undefined}
            data-over={isOver || undefined}
            onKeyDown={(event) => event.key === 'Escape' && setOverlay(false)}
          >
            {side({
              folded: !isNarrow && folded,
              unfold: () => setFolded(false),
              closeOverlay: () => setOverlay(false),
            })}
          </aside>
        )}
        <main id="iisp-content" className={css.content} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const onChange = () => setMatches(media.matches)
    onChange()
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }, [query])
  return matches
}
