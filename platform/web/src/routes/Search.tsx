import { useText } from '../i18n/index.ts'
import { frameTexts } from '../frame/frame-texts.ts'
import { Palette } from '../search/Palette.tsx'
import { useShell } from './shell-parts.ts'
import { useSources } from './use-sources.ts'

/** As many as one sees without scrolling far. */
const most = { menus: 12, items: 5 }

/** The search dialog over the person's menus and what modules find. Loaded when it is first opened. */
export function Search({ onClose }: { onClose: () => void }) {
  const t = useText(frameTexts)
  const { parts, workspace } = useShell()
  const { searchPage } = parts
  const openPage = (keyword: string) => {
    onClose()
    if (searchPage)
      void workspace.openPage({
        path: searchPage.path,
        query: { keyword },
        title: t('searchPage'),
      })
  }
  return <Palette sources={useSources(most)} onClose={onClose} onMore={searchPage ? openPage : null} />
}
