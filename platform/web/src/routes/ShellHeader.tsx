import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { AppearanceButton } from '../frame/AppearanceButton.tsx'
import { actingAs } from '../frame/acting-as.ts'
import { Icon } from '@iisp/ui/icon'
import { frameTexts } from '../frame/frame-texts.ts'
import { Header, HeaderButton } from '../frame/Header.tsx'
import header from '../frame/header.module.css'
import { HeaderMenu } from '../frame/HeaderMenu.tsx'
import { institutionName } from '../frame/institution-name.ts'
import { LiveSign } from '../frame/LiveSign.tsx'
import { shownName } from '../frame/shown-name.ts'
import { TodoButton } from '../frame/TodoButton.tsx'
import type { Todos } from '../frame/use-todos.ts'
import { setLocale, useLocale, useText } from '../i18n/index.ts'
import { lockScreen, useProfile } from '../session/index.ts'
import { useAppearance } from '../theme/index.ts'
import { SearchDialog } from '../search/SearchDialog.tsx'
import { OptionalPart } from './OptionalPart.tsx'
import { activePage } from '../tabs/tabs-select.ts'
import { tabsNow } from '../tabs/tabs-store.ts'
import { useMenus } from './portal-state.ts'
import { useShell } from './shell-parts.ts'
import { useBrand } from './use-window-title.ts'

interface ShellHeaderProps {
  readonly folded: boolean
  readonly onFold: () => void
  readonly todos: Todos
  readonly onOpen: (menuId: string, query?: string) => void
}

/** The header with its tools connected to the portal. */
export function ShellHeader({ folded, onFold, todos, onOpen }: ShellHeaderProps) {
  const { parts, workspace, signOut } = useShell()
  const t = useText(frameTexts)
  const profile = useProfile()
  const brand = useBrand()
  const language = useLocale()
  const { choice, set } = useAppearance()
  const [searching, setSearching] = useSearchKey()
  const { personPage, personMenus = [] } = parts
  const menus = useMenus()
  const { screenLock } = parts.ports
  const openPersonPage = (path: string) => void workspace.openPage({ path, title: t('person') })
  const name = profile && shownName(profile, language)
  const superUser = useSuperUser()
  const acting = profile ? actingAs(profile, superUser, language) : ''
  return (
    <>
      <Header
        brand={brand}
        institution={profile ? institutionName(profile, language) : ''}
        actingAs={acting}
        folded={folded}
        onFold={onFold}
        onHome={workspace.goHome}
        onSearch={() => setSearching(true)}
      >
        <LiveSign />
        <TodoButton todos={todos} onOpen={onOpen} />
        {parts.headerTools?.map((load, at) => (
          <OptionalPart key={at} load={load} />
        ))}
        <HeaderMenu
          label={t('language')}
          items={languages.map(({ key, label }) => ({
            key,
            label,
            checked: language === key,
            onSelect: () => void setLocale(key),
          }))}
        >
          <Icon name="language" size={18} />
        </HeaderMenu>
        <AppearanceButton choice={choice} onChange={set} />
        {screenLock && <HeaderButton icon="lock" label={t('lock')} onPress={() => lockScreen(screenLock)} />}
        <HeaderMenu
          label={[name, t('person')].filter(Boolean).join(' ')}
          above={
            profile && (
              <p className={header.note}>
                {name}
                <br />
                {profile.account}
              </p>
            )
          }
          items={[
            ...(personPage
              ? [{ key: 'page', label: t('person'), onSelect: () => openPersonPage(personPage.path) }]
              : []),
            ...personMenus
              .filter(({ id }) => menus?.byId(id)?.permitted)
              .map(({ id, name: menuName }) => ({
                key: id,
                label: menuName[language],
                onSelect: () => onOpen(id, fromQuery()),
              })),
            { key: 'out', label: t('signOut'), onSelect: () => void signOut() },
          ]}
        >
          <Icon name="person" size={18} />
          <span className={header.name}>{name}</span>
        </HeaderMenu>
      </Header>
      {searching && <SearchDialog onClose={() => setSearching(false)} />}
    </>
  )
}
/** Names the page in front to the menu that opens. */
const fromQuery = () => new URLSearchParams({ from: activePage(tabsNow()).path }).toString()

const languages = [
  { key: 'zh', label: '中文' },
  { key: 'en', label: 'English' },
] as const

/** Ctrl+K, or ⌘K, opens the search from anywhere. */
function useSearchKey() {
  const state = useState(false)
  const [, setSearching] = state
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      setSearching((open) => !open)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [setSearching])
  return state
}

function useSuperUser() {
  const { ports } = useShell().parts
  const profile = useProfile()
  const { data } = useQuery({
    queryKey: ['shell', 'super-user', profile?.account],
    queryFn: () => ports.superUser?.() ?? null,
    enabled: profile?.supperMgrChg === '1' && ports.superUser !== undefined,
    meta: { quiet: true },
  })
  return useMemo(() => data ?? null, [data])
}
