import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useUiText, type Texts } from '../locale/index.ts'
import { Skeleton } from './Skeleton.tsx'
import css from './loaded.module.css'

const zh = { retry: '重试' }
const texts: Texts<typeof zh> = { zh, en: { retry: 'Try again' } }

export interface LoadedProps {
  readonly loading?: boolean | undefined
  readonly error?: { readonly message: string; readonly onRetry?: () => void } | null | undefined
  /** Lines of the skeleton. */
  readonly lines: number
  readonly children: ReactNode
}

/** The content; while it is loading a skeleton; after a failure the error and a button to try again. */
export function Loaded({ loading, error, lines, children }: LoadedProps) {
  const text = useUiText(texts)
  if (error)
    return (
      <div role="alert" className={css.error}>
        <p>{error.message}</p>
        {error.onRetry && <Button onClick={error.onRetry}>{text.retry}</Button>}
      </div>
    )
  return loading ? <Skeleton lines={lines} /> : children
}
