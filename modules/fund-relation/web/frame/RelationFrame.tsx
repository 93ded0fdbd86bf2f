import { Page } from '@iisp/ui/page'
import { Tabs } from '@iisp/ui/tabs'
import { useMayOpen, useOpenMenu, useText } from '@iisp/web'
import type { ReactNode } from 'react'
import { relationApply, relationProgress, relationRedeem } from '../../contract/pages.ts'
import { frameTexts } from './frame-texts.ts'

const pages = { apply: relationApply, progress: relationProgress, redeem: relationRedeem }
type Tab = keyof typeof pages

/**
 * The frame of the three pages of fund relations. Each page has its own menu, and tabs link to the
 * other two (BO-015).
 */
export function RelationFrame({ tab, children }: { tab: Tab; children: ReactNode }) {
  const t = useText(frameTexts)
  const openMenu = useOpenMenu()
  const may = {
    apply: useMayOpen(relationApply.id),
    progress: useMayOpen(relationProgress.id),
    redeem: useMayOpen(relationRedeem.id),
  }
  const tabs = (Object.keys(pages) as Tab[]).filter((key) => key === tab || may[key])
  return (
    <Page fill title={t('title')}>
      <Tabs
        label={t('title')}
        tabs={tabs.map((key) => ({ key, label: t(key) }))}
        value={tab}
        onChange={(key) => void openMenu(pages[key].id)}
      >
        {children}
      </Tabs>
    </Page>
  )
}
