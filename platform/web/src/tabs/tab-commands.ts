import { choose, toast } from '../messages/index.ts'
import { translator } from '../i18n/index.ts'
import { homeKey, type Page, type Tab } from './tab.ts'
import type { TabCommands } from './TabBar.tsx'
import { frontPage, lastClosed } from './tabs-reducer.ts'
import { activePage, isDirty, keysToClose, otherPages, pagesOf, tabsToDrop } from './tabs-select.ts'
import { pairFits } from './pair-fits.ts'
import { dispatchTabs, tabsNow, useBesideChoice } from './tabs-store.ts'
import { tabTexts } from './tab-texts.ts'
import { discardDrafts } from './unsaved.ts'

const t = translator(tabTexts)
const answers = {
  unsavedClose: 'discardClose',
  unsavedReload: 'discardReload',
  unsavedDrop: 'discardDrop',
} as const
type Question = keyof typeof answers

export interface GuardedCommands extends TabCommands {
  /** Resolves to whether a tab with this key may open. Asks first if that would drop a tab with unsaved input. */
  readonly mayOpen: (key: string) => Promise<boolean>
}

export interface TabCommandParts {
  readonly title: (page: Page) => string
  readonly tabLimit: number
  /** Marks the data of a page as stale before the page is mounted again. */
  readonly refetch: () => void
  /** Called when a person chooses a tab, even the one in front. */
  readonly shown: () => void
}

/** Creates the commands of the tab bars. */
export function tabCommands(parts: TabCommandParts): GuardedCommands {
  const { title, tabLimit, refetch, shown } = parts
  const isFree = async (question: Question, pages: readonly Page[]): Promise<boolean> => {
    const dirty = pages.filter((page) => page.dirty)
    if (dirty.length === 0) return true
    const titles = dirty.map(title).join(t('listSeparator'))
    // a page that is loaded again would only show the draft again
    const keeps = question !== 'unsavedReload' && dirty.every(({ drafts }) => drafts.length > 0)
    const answer = await choose({
      title: t('unsavedTitle'),
      desc: t(question, { titles }) + (keeps ? t('keepHint') : ''),
      okText: t(answers[question]),
      cancelText: t('stay'),
      otherText: keeps ? t('keepDraft') : '',
      danger: true,
    })
    if (answer === 'ok') discardDrafts(dirty)
    return answer !== 'cancel'
  }
  const tabsOf = (keys: readonly string[]): readonly Tab[] =>
    tabsNow().tabs.filter((tab) => keys.includes(tab.key))
  const activate = (key: string, sub?: string) => {
    dispatchTabs({ type: 'activate', key, ...(sub !== undefined && { sub }) })
    shown()
  }
  const mayOpen = (key: string) => {
    const dropped = tabsToDrop(tabsNow(), key, tabLimit).filter(isDirty)
    return isFree('unsavedDrop', dropped.flatMap(pagesOf))
  }
  return {
    activate,
    async close(key, which) {
      const keys = keysToClose(tabsNow(), key, which)
      if (!(await isFree('unsavedClose', tabsOf(keys).flatMap(pagesOf)))) return
      dispatchTabs({ type: 'close', keys })
    },
    async closeSub(key, sub) {
      const pages = tabsOf([key]).flatMap(pagesOf)
      if (
        !(await isFree(
          'unsavedClose',
          pages.filter((page) => page.key === sub),
        ))
      )
        return
      dispatchTabs({ type: 'closeSub', key, sub })
    },
    async reload(key) {
      const tab = tabsOf([key])[0]
      if (!tab || !(await isFree('unsavedReload', [frontPage(tab)]))) return
      refetch()
      dispatchTabs({ type: 'reload', page: frontPage(tab).key })
      activate(key)
    },
    async reopen() {
      const last = lastClosed(tabsNow())
      if (!last || !(await mayOpen(last.tab.key))) return
      dispatchTabs({ type: 'reopen', tabLimit })
      shown()
    },
    beside(page) {
      const state = tabsNow()
      const left = activePage(state).key
      if (!pairFits()) toast.warning(t('pairNarrow'))
      else if (left === homeKey) toast.warning(t('pairHome'))
      else if (page !== undefined) dispatchTabs({ type: 'pair', left, right: page })
      else if (otherPages(state).length === 0) toast.warning(t('pairAlone'))
      else useBesideChoice.setState({ open: true })
    },
    apart: () => dispatchTabs({ type: 'unpair' }),
    mayOpen,
  }
}
