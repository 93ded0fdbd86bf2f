import css from './header.module.css'
import { MenuButton, type MenuButtonProps } from './menu-list/MenuButton.tsx'

/** A tool in the header that opens a menu below it. */
export const HeaderMenu = (props: Omit<MenuButtonProps, 'className'>) => (
  <MenuButton {...props} className={css.tool} />
)
