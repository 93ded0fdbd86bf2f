import type { ReactNode } from 'react'
import { useUiText, type Texts } from '../locale/index.ts'
import css from './empty.module.css'

const zh = { none: '暂无数据' }
const texts: Texts<typeof zh> = { zh, en: { none: 'No data' } }

/** Explains why there is nothing to show, and the possible next step. */
export function Empty({ reason, action }: { reason?: ReactNode; action?: ReactNode }) {
  const text = useUiText(texts)
  return (
    <div className={css.empty}>
      <svg width="64" height="44" viewBox="0 0 64 44" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M10 22 18 6h28l8 16v14a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2z" />
        <path d="M10 22h13c0 5 4 8 9 8s9-3 9-8h13" />
      </svg>
      <p>{reason ?? text.none}</p>
      {action}
    </div>
  )
}
