import { useMemo } from 'react'
import { frameTexts } from '../frame/frame-texts.ts'
import { type Locale, type TextKey, type Texts, setLocale, useLocale } from '../i18n/index.ts'
import { textIn } from '../i18n/text-in.ts'
import { lockScreen } from '../session/index.ts'
import type { SearchAction } from '../search/action-source.ts'
import type { ModuleAction } from '../search/search-source.ts'
import { searchTexts } from '../search/search-texts.ts'
import { changeAppearance, modes, useAppearance } from '../theme/index.ts'
import { useMenus } from './portal-state.ts'
import { useShell } from './shell-parts.ts'

const inBoth = <T extends object>(
  texts: Texts<T>,
  key: TextKey<T>,
  params: (language: Locale) => object,
) => ({
  zh: textIn(texts, 'zh', key, { ...params('zh') }),
  en: textIn(texts, 'en', key, { ...params('en') }),
})
const plainly = () => ({})
const languages = { zh: '中文', en: 'English' } as const
const modeKeys = { light: 'modeLight', dark: 'modeDark', system: 'modeSystem' } as const

/**
 * The person's actions in the search: the tools of the header, and the actions of modules whose
 * pages they have.
 */
export function useActions(): readonly SearchAction[] {
  const { parts, workspace, signOut } = useShell()
  const menus = useMenus()
  const language = useLocale()
  const { mode: modeNow } = useAppearance().choice
  const { manifests } = parts
  const { screenLock } = parts.ports
  return useMemo(() => {
    const other = language === 'zh' ? 'en' : 'zh'
    const run = ({ page, query = {}, name }: ModuleAction) =>
      void (page.id === undefined
        ? workspace.openPage({ path: page.path, query, title: name[language] })
        : workspace.openMenu(page.id, new URLSearchParams(query).toString()))
    const ofModules = manifests
      .flatMap(({ actions = [] }) => actions)
      .filter(({ page }) => page.id === undefined || menus?.byId(page.id)?.permitted === true)
      .map((action): SearchAction => ({ ...action, run: () => run(action) }))
    return [
      ...ofModules,
      {
        id: 'language',
        name: inBoth(searchTexts, 'language', () => ({ name: languages[other] })),
        also: [languages[other]],
        run: () => void setLocale(other),
      },
      ...modes
        .filter((mode) => mode !== modeNow)
        .map((mode) => ({
          id: `mode ${mode}`,
          name: inBoth(searchTexts, 'mode', (of) => ({ name: textIn(frameTexts, of, modeKeys[mode]) })),
          also: [frameTexts.zh[modeKeys[mode]], frameTexts.en[modeKeys[mode]] ?? ''],
          run: () => void changeAppearance({ mode }),
        })),
      ...(screenLock
        ? [{ id: 'lock', name: inBoth(frameTexts, 'lock', plainly), run: () => lockScreen(screenLock) }]
        : []),
      { id: 'out', name: inBoth(frameTexts, 'signOut', plainly), run: () => void signOut() },
    ]
  }, [manifests, menus, language, modeNow, screenLock, signOut, workspace])
}
