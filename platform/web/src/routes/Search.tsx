import { useMemo } from 'react'
import { useLocale, useText } from '../i18n/index.ts'
import { frameTexts } from '../frame/frame-texts.ts'
import { actionSource } from '../search/action-source.ts'
import { Palette } from '../search/Palette.tsx'
import type { SearchProps } from '../search/search-props.ts'
import { useSearchSources } from '../search/use-search-sources.ts'
import { useShell } from './shell-parts.ts'
import { useActions } from './use-actions.ts'
import { useRecents } from './use-recents.ts'
import { useSearchParts } from './use-sources.ts'

/** As many as one sees without scrolling far. */
const most = { menus: 12, items: 5 }

/**
 * The results of the search dialog: the person's menus, results of modules, and actions. Loaded
 * when it is first opened.
 */
export function Search({ onClose, ...field }: SearchProps) {
  const t = useText(frameTexts)
  const language = useLocale()
  const { parts, workspace } = useShell()
  const { searchPage } = parts
  const search = useSearchParts()
  const { initialsOf } = search
  const recents = useRecents(search)
  const things = useSearchSources({ ...search, most, recentMenus: recents.menuIds })
  const actions = useActions()
  const sources = useMemo(
    () => [...things, actionSource(actions, initialsOf, language, most.items)],
    [things, actions, initialsOf, language],
  )
  const openPage = (keyword: string) => {
    onClose()
    if (searchPage)
      void workspace.openPage({
        path: searchPage.path,
        query: { keyword },
        title: t('searchPage'),
      })
  }
  return (
    <Palette
      {...field}
      sources={sources}
      recents={recents}
      initialsOf={initialsOf}
      most={most.items}
      onClose={onClose}
      onMore={searchPage ? openPage : null}
    />
  )
}
