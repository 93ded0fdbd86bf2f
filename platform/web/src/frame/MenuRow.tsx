import { memo } from 'react'
import type { Menu } from '@iisp/contract'
import { HiddenText } from '@iisp/ui/hidden-text'
import { Icon } from '@iisp/ui/icon'
import { MenuIcon } from '@iisp/ui/menu-icon'
import { useLocale, useText } from '../i18n/index.ts'
import { menuTexts } from '../menus/menu-texts.ts'
import { shownCount } from './shown-count.ts'
import { frameTexts } from './frame-texts.ts'
import css from './menu-tree.module.css'

interface MenuRowProps {
  readonly menu: Menu
  readonly level: number
  /** undefined for a row without children. */
  readonly isOpen: boolean | undefined
  readonly isHere: boolean
  readonly folded: boolean
  readonly count: number
  /** A number with a button of its own stands over the end of the line. */
  readonly hasTodo: boolean
  readonly onPress: (id: string, isBranch: boolean) => void
}

/** A row of the menu. Memoised. */
export const MenuRow = memo(function MenuRow(props: MenuRowProps) {
  const { menu, level, isOpen, isHere, folded, count, hasTodo, onPress } = props
  const t = useText(frameTexts)
  const gate = useText(menuTexts)
  const name = menu.name[useLocale()]
  const disabled = menu.effect === 'comingSoon'
  const locked = !menu.permitted && isOpen === undefined
  return (
    <button
      type="button"
      className={css.row}
      data-level={level}
      data-menu={menu.id}
      data-todo={hasTodo || undefined}
      aria-label={folded ? name : undefined}
      aria-expanded={isOpen}
      aria-current={isHere ? (isOpen === undefined ? 'page' : 'true') : undefined}
      aria-disabled={disabled || undefined}
      title={disabled ? gate('comingSoon') : locked ? `${name} · ${t('lockedMenu')}` : name}
      onClick={() => onPress(menu.id, isOpen !== undefined)}
    >
      {level === 1 && <MenuIcon name={menu.icon} />}
      {!folded && <span className={css.name}>{name}</span>}
      {!folded && locked && (
        <span className={css.lock}>
          <Icon name="lock" size={12} />
          <HiddenText>{t('lockedMenu')}</HiddenText>
        </span>
      )}
      {!folded && menu.isNew && <span className={css.new}>{t('new')}</span>}
      {!folded && count > 0 && (
        <span className={css.count}>
          <span aria-hidden="true">{shownCount(count)}</span>
          <HiddenText>{t('todoCount', { count })}</HiddenText>
        </span>
      )}
      {!folded && isOpen !== undefined && (
        <span className={css.arrow} data-open={isOpen || undefined}>
          <Icon name="chevronRight" size={12} />
        </span>
      )}
    </button>
  )
})
