import AntdDrawer from 'antd/es/drawer'
import type { ReactNode } from 'react'

export interface DrawerProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  readonly placement?: 'left' | 'right' | 'top' | 'bottom' | undefined
  /** Width (or height) in px; never more than the window. */
  readonly size?: number | undefined
  /** Right of the title. */
  readonly extra?: ReactNode
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

/** Seconds that a drawer takes to slide in. */
const drawerDuration = '.3s'

/** A panel from an edge of the window; from the left unless told otherwise. */
export function Drawer({
  open,
  title,
  onClose,
  placement = 'left',
  size = 480,
  extra,
  footer,
  children,
}: DrawerProps) {
  const slide = { transitionDuration: drawerDuration, animationDuration: drawerDuration }
  return (
    <AntdDrawer
      open={open}
      title={title}
      onClose={onClose}
      placement={placement}
      size={`min(${size}px, 100vw)`}
      extra={extra}
      footer={footer ?? null}
      destroyOnHidden
      styles={{ wrapper: slide, mask: slide }}
    >
      {children}
    </AntdDrawer>
  )
}
