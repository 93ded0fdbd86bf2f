import { useUiText, type Texts } from '../locale/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { Drawer, type DrawerProps } from './Drawer.tsx'
import css from './drawer.module.css'

const zh = { retry: '重试' }
const texts: Texts<typeof zh> = { zh, en: { retry: 'Try again' } }

export interface DetailDrawerProps extends Omit<DrawerProps, 'placement'> {
  /** The details are still loading. */
  readonly loading?: boolean | undefined
  readonly error?: { readonly message: string; readonly onRetry?: () => void } | null | undefined
}

/** Details of a row in a drawer on the right, so that the list stays visible. */
export function DetailDrawer({ loading, error, children, size = 720, ...drawer }: DetailDrawerProps) {
  const text = useUiText(texts)
  return (
    <Drawer {...drawer} size={size} placement="right">
      {error ? (
        <div role="alert" className={css.error}>
          <p>{error.message}</p>
          {error.onRetry && (
            <button type="button" onClick={error.onRetry}>
              {text.retry}
            </button>
          )}
        </div>
      ) : loading ? (
        <Skeleton lines={10} />
      ) : (
        children
      )}
    </Drawer>
  )
}
