import type { ReactNode } from 'react'
import { useText } from '../i18n/index.ts'
import { BrandMark } from '@iisp/ui/brand-mark'
import { CountBadge } from '@iisp/ui/count-badge'
import { Icon, type IconName } from '@iisp/ui/icon'
import { frameTexts } from './frame-texts.ts'
import css from './header.module.css'

interface HeaderProps {
  readonly brand: string
  readonly institution: string
  /** The person who acts for the institution, or '' if that need not be shown. */
  readonly actingAs: string
  readonly folded: boolean
  readonly onFold: () => void
  readonly onHome: () => void
  readonly onSearch: () => void
  readonly children: ReactNode
}

/** Page header with brand, institution and acting person on the left, and tools on the right. */
export function Header(props: HeaderProps) {
  const t = useText(frameTexts)
  return (
    <header className={css.header}>
      <HeaderButton
        icon={props.folded ? 'unfold' : 'fold'}
        label={t(props.folded ? 'menuUnfold' : 'menuFold')}
        expanded={!props.folded}
        onPress={props.onFold}
      />
      <button type="button" className={css.brand} onClick={props.onHome}>
        <BrandMark size={22} />
        <span>{props.brand}</span>
      </button>
      <p className={css.institution} title={props.institution}>
        <span>{props.institution}</span>
        {props.actingAs !== '' && <span className={css.acting}>{props.actingAs}</span>}
      </p>
      <button type="button" className={css.search} aria-keyshortcuts="Control+K" onClick={props.onSearch}>
        <Icon name="search" size={14} />
        <span>{t('search')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <div className={css.tools}>{props.children}</div>
    </header>
  )
}

interface HeaderButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly expanded?: boolean
  readonly badge?: number | undefined
  readonly onPress: () => void
}

/** A tool in the header: a button with icon and label. */
export function HeaderButton({ icon, label, expanded, badge = 0, onPress }: HeaderButtonProps) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={label}
      aria-expanded={expanded}
      title={label}
      onClick={onPress}
    >
      <Icon name={icon} size={18} />
      {badge > 0 && (
        <span className={css.badge} aria-hidden="true">
          <CountBadge count={badge} />
        </span>
      )}
    </button>
  )
}
