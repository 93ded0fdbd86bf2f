import { useElapsed } from '../hooks/index.ts'
import { useUiText, type Texts } from '../locale/index.ts'
import css from './skeleton.module.css'

const zh = { loading: '加载中' }
const texts: Texts<typeof zh> = { zh, en: { loading: 'Loading' } }

/** A placeholder for text. It takes its space immediately and becomes visible after `delay` ms. */
export function Skeleton({ lines = 4, delay = 1000 }: { lines?: number; delay?: number }) {
  const text = useUiText(texts)
  const shown = useElapsed(true, delay)
  return (
    <div role="status" aria-label={text.loading} className={css.skeleton} style={{ minHeight: lines * 28 }}>
      {shown && Array.from({ length: lines }, (_, line) => <span key={line} className={css.line} />)}
    </div>
  )
}
