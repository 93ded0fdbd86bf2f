import { MenuList } from '../frame/menu-list/MenuList.tsx'
import { useText } from '../i18n/index.ts'
import type { Page } from './tab.ts'
import { otherPages } from './tabs-select.ts'
import { tabsNow, useBesideChoice } from './tabs-store.ts'
import { tabTexts } from './tab-texts.ts'
import css from './tab-bar.module.css'

interface Props {
  readonly title: (page: Page) => string
  readonly beside: (page: string) => void
}

/**
 * The list from which the person chooses the page to show beside the one in front, most recently
 * used first.
 */
export function BesideChoice({ title, beside }: Props) {
  const t = useText(tabTexts)
  const { open } = useBesideChoice()
  if (!open) return null
  return (
    <MenuList
      label={t('besideList')}
      at={{ x: window.innerWidth / 2 - 100, y: 120 }}
      onClose={() => useBesideChoice.setState({ open: false })}
      items={otherPages(tabsNow()).map((page) => ({
        key: page.key,
        label: title(page),
        onSelect: () => beside(page.key),
      }))}
    >
      <p className={css.choice}>{t('besideList')}</p>
    </MenuList>
  )
}
