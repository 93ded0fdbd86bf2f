import { useCallback } from 'react'
import { useText } from '../i18n/index.ts'
import type { Page } from './tab.ts'
import { useActiveTab } from './tabs-store.ts'
import type { TabCommands } from './TabBar.tsx'
import { TabItem } from './TabItem.tsx'
import { tabTexts } from './tab-texts.ts'
import css from './tab-bar.module.css'

/** The second row of tabs: the open level-4 pages of the tab in front. Empty if it has none. */
export function SubTabBar({ title, commands }: { title: (page: Page) => string; commands: TabCommands }) {
  const t = useText(tabTexts)
  const { key, sub, targetMenu } = useActiveTab()
  const { activate: show, closeSub } = commands
  const activate = useCallback((page: string) => show(key, page), [key, show])
  const close = useCallback((page: string) => closeSub(key, page), [key, closeSub])
  if (sub.length === 0) return null
  return (
    <div className={css.subBar} role="tablist" aria-label={t('subBar')}>
      {sub.map((page) => (
        <TabItem
          key={page.key}
          id={page.key}
          title={title(page)}
          dirty={page.dirty}
          isActive={page.key === targetMenu}
          place={-1}
          onActivate={activate}
          onClose={close}
          onMove={stay}
        />
      ))}
    </div>
  )
}
const stay = () => {}
