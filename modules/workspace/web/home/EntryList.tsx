import type { Menu } from '@iisp/contract'
import { MenuIcon } from '@iisp/ui/menu-icon'
import { useLocale } from '@iisp/web/i18n/use-text'
import { useOpenMenu } from '@iisp/web/routes/page-tools'
import css from './home.module.css'

interface EntryListProps {
  readonly menus: readonly Menu[]
  /** For menus that have no icon of their own. */
  readonly icon?: string
}

/** Buttons that open menus. */
export function EntryList({ menus, icon = '' }: EntryListProps) {
  const language = useLocale()
  const openMenu = useOpenMenu()
  return (
    <ul className={css.entries}>
      {menus.map((menu) => (
        <li key={menu.id}>
          <button type="button" className={css.entry} onClick={() => void openMenu(menu.id)}>
            <span className={css.mark} aria-hidden="true">
              <MenuIcon name={menu.icon || icon} />
            </span>
            {menu.name[language]}
          </button>
        </li>
      ))}
    </ul>
  )
}
