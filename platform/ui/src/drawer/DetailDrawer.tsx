import { Loaded, type LoadedProps } from '../skeleton/index.ts'
import { Drawer, type DrawerProps } from './Drawer.tsx'

export interface DetailDrawerProps
  extends Omit<DrawerProps, 'placement'>, Pick<LoadedProps, 'loading' | 'error'> {}

/** Details of a row in a drawer on the right, so that the list stays visible. */
export function DetailDrawer({ loading, error, children, size = 720, ...drawer }: DetailDrawerProps) {
  return (
    <Drawer {...drawer} size={size} placement="right">
      <Loaded loading={loading} error={error} lines={10}>
        {children}
      </Loaded>
    </Drawer>
  )
}
