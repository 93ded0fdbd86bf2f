import { Loaded, type LoadedProps } from '../skeleton/index.ts'
import { Drawer, type DrawerProps } from './Drawer.tsx'
import css from './drawer.module.css'
import { type Walk, WalkButtons } from './WalkButtons.tsx'

export interface DetailDrawerProps
  extends Omit<DrawerProps, 'placement'>, Pick<LoadedProps, 'loading' | 'error'> {
  /** To the rows before and after this one. */
  readonly walk?: Walk | null | undefined
}

/** Details of a row in a drawer on the right, so that the list stays visible. */
export function DetailDrawer({ loading, error, children, size = 720, walk, ...drawer }: DetailDrawerProps) {
  const extra = walk ? (
    <span className={css.extra}>
      {drawer.extra}
      <WalkButtons {...walk} />
    </span>
  ) : (
    drawer.extra
  )
  return (
    <Drawer {...drawer} extra={extra} size={size} placement="right">
      <Loaded loading={loading} error={error} lines={10}>
        {children}
      </Loaded>
    </Drawer>
  )
}
