import { guideLimits } from '@iisp/guide/contract'
import { Icon } from '@iisp/ui/icon'
import { TextEllipsis } from '@iisp/ui/text-ellipsis'
import { useOpenMenu, useText } from '@iisp/web'
import { panelTexts } from './panel-texts.ts'
import type { MenuGuide } from './menu-guide.ts'
import css from './panel.module.css'

/** Eight wide characters. */
const nameWidth = 16

/** Up to four shortcuts to associated menus. If one does not open, the menu's gates say why. */
export function Associations({ menus }: { menus: MenuGuide['menuAssociationVOS'] }) {
  const t = useText(panelTexts)
  const openMenu = useOpenMenu()
  if (menus.length === 0) return null
  return (
    <ul className={css.shortcuts} aria-label={t('associations')}>
      {menus.slice(0, guideLimits.associationsShown).map((menu) => {
        const refused = menu.coMenuPerm === '0'
        return (
          <li key={menu.id}>
            <button
              type="button"
              className={css.shortcut}
              aria-disabled={refused || undefined}
              title={refused ? t('noPermission') : undefined}
              onClick={() => void openMenu(menu.id)}
            >
              {refused && <Icon name="lock" size={12} />}
              <TextEllipsis limit={nameWidth}>{menu.name}</TextEllipsis>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
