import AntdDrawer from 'antd/es/drawer'
import type { ReactNode } from 'react'

export interface DrawerProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  readonly placement?: 'left' | 'right' | 'top' | 'bottom' | undefined
  /** Width (or height) in px; never more than the window. */
  readonly size?: number | undefined
  /** Shown to the right of the title. */
  readonly extra?: ReactNode
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

/** Duration of the slide-in animation. */
const drawerDuration = '.3s'

/** A panel that slides in from an edge of the window, by default the left. */
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
