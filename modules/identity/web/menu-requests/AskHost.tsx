import { lazyPart, useLive } from '@iisp/web'
import { offerMenuRequests } from '@iisp/web/menus/ask-for-menu'
import { loadSession, onReset } from '@iisp/web/session/index'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { identityTopics } from '../../contract/topics.ts'
import { askForMenu, askStore, closeAsking } from './ask-store.ts'

const AskDialog = lazyPart(() => import('./AskDialog.tsx'), 'AskDialog', { over: true })

/** The dialog in which a person asks for a menu. When an administrator has decided, the menus are loaded again. */
export function AskHost() {
  const menu = useStore(askStore, (state) => state.menu)
  useLive(identityTopics.menuDecided, () => void loadSession())
  useLive(identityTopics.rolesChanged, () => void loadSession())
  useEffect(() => onReset(closeAsking), [])
  useEffect(() => offerMenuRequests(askForMenu), [])
  return menu && <AskDialog key={menu.id} menu={menu} />
}
