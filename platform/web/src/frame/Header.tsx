import type { ReactNode } from 'react'
import { useText } from '../i18n/index.ts'
import { FrameIcon, type FrameIconName } from './FrameIcon.tsx'
import { frameTexts } from './frame-texts.ts'
import css from './header.module.css'

interface HeaderProps {
  readonly brand: string
  readonly institution: string
  /** Who acts for the institution, where that is worth saying. */
  readonly actingAs: string
  readonly folded: boolean
  readonly onFold: () => void
  readonly onHome: () => void
  readonly onSearch: () => void
  readonly children: ReactNode
}

/** The top line: whose portal it is and for whom one acts on the left, the person's tools on the right. */
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
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" focusable="false">
          <path d="M11 1 20 6v10l-9 5-9-5V6z" fill="var(--iisp-brand-solid)" />
          <path
            d="M6 9.2 11 12l5-2.8M11 12v6"
            fill="none"
            stroke="#fff"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </svg>
        <span>{props.brand}</span>
      </button>
      <p className={css.institution} title={props.institution}>
        <span>{props.institution}</span>
        {props.actingAs !== '' && <span className={css.acting}>{props.actingAs}</span>}
      </p>
      <button type="button" className={css.search} aria-keyshortcuts="Control+K" onClick={props.onSearch}>
        <FrameIcon name="search" size={14} />
        <span>{t('search')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <div className={css.tools}>{props.children}</div>
    </header>
  )
}

interface HeaderButtonProps {
  readonly icon: FrameIconName
  readonly label: string
  readonly expanded?: boolean
  readonly badge?: number | undefined
  readonly onPress: () => void
}

/** One of the person's tools: an icon with a name. */
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
      <FrameIcon name={icon} size={18} />
      {badge > 0 && (
        <span className={css.badge} aria-hidden="true">
          {badge > 99 ? '99+' : badge}
        </span>
      )}
    </button>
  )
}
