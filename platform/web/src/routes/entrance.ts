import { createContext, use, type ComponentType } from 'react'
import { translator } from '../i18n/index.ts'
import { lazyPart } from '../loader/index.ts'
import { notify } from '../messages/index.ts'
import type { OpenPageProps, PortalParts, SignInProps, TermsDialogProps } from '../ports.ts'
import { loadSession, resumeSession, sessionStore } from '../session/index.ts'
import { entranceTexts } from './entrance-texts.ts'
import { dropLock } from '../request/screen-lock.ts'
import { go } from './navigation.ts'
import { markOwnWindow } from './role-window.ts'
import type { SignedInProps } from './signed-in-props.ts'

const t = translator(entranceTexts)

/** What the portal needs before anybody is signed in; one value for the life of the window. */
export interface Entrance {
  readonly parts: PortalParts
  /** Loaded when it is first shown. */
  readonly SignIn: ComponentType<SignInProps>
  /** The portal of a signed-in person, apart from the login page, which is to come quickly. */
  readonly SignedIn: ComponentType<SignedInProps>
  /** Pages without a session, each loaded when it is first shown. */
  readonly openPages: readonly OpenRoute[]
  /** The dialog of a term, loaded when it is first read; null where the portal has none. */
  readonly TermsDialog: ComponentType<TermsDialogProps> | null
  /** After a successful login: loads the person and greets. */
  readonly signedIn: () => Promise<void>
  /** After a login over the page: the same person goes on, another one starts anew. */
  readonly signedInAgain: () => Promise<void>
}
export interface OpenRoute {
  readonly path: string
  readonly app: string
  readonly Page: ComponentType<OpenPageProps>
}

const loadSignedIn = () => import('./signed-in.tsx')

/** Fetches it while the person's data is on its way; a failure shows when it is drawn. */
export function preloadSignedIn({ manifests }: Pick<PortalParts, 'manifests'>): void {
  loadSignedIn().catch(() => {})
  manifests().catch(() => {})
}

export const createEntrance = (parts: PortalParts): Entrance => ({
  parts,
  SignIn: lazyPart(parts.signIn.load, (loaded) => loaded.default),
  SignedIn: lazyPart(loadSignedIn, (loaded) => loaded.createSignedIn(parts)),
  openPages: (parts.openPages ?? []).map(({ path, app, load }) => ({
    path,
    app,
    Page: lazyPart(load, (loaded) => loaded.default),
  })),
  TermsDialog: parts.terms ? lazyPart(parts.terms.dialog, (loaded) => loaded.default, { over: true }) : null,
  async signedIn() {
    // A new session starts unlocked.
    dropLock()
    markOwnWindow()
    preloadSignedIn(parts)
    if ((await loadSession()) !== 'in') return
    const name = sessionStore.getState().profile?.name ?? ''
    notify({ type: 'success', title: t('welcome', { name }) })
  },
  async signedInAgain() {
    if ((await resumeSession()) === 'other') go('/', { replace: true })
  },
})

export const EntranceContext = createContext<Entrance | null>(null)

export function useEntrance(): Entrance {
  const entrance = use(EntranceContext)
  if (!entrance) throw new Error('a part of the portal was drawn outside it')
  return entrance
}
