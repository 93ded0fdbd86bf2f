import { createContext, use, type ComponentType } from 'react'
import { ownName } from '../frame/shown-name.ts'
import { locale, translator } from '../i18n/index.ts'
import { type Preloadable, lazyPart } from '../loader/lazy-part.tsx'
import { notify } from '../messages/index.ts'
import type { OpenPageProps, PortalParts, SignInProps, TermsDialogProps } from '../ports.ts'
import { loadSession, resumeSession, sessionStore } from '../session/index.ts'
import { notifyWindows } from '../session/windows.ts'
import { entranceTexts } from './entrance-texts.ts'
import { dropLock } from '../request/screen-lock.ts'
import { go } from './navigation.ts'
import { markOwnWindow } from './role-window.ts'
import type { SignedInProps } from './signed-in-props.ts'

const t = translator(entranceTexts)

/** The portal's needs before sign-in. Created once per window. */
export interface Entrance {
  readonly parts: PortalParts
  /** Loaded when it is first shown. */
  readonly SignIn: ComponentType<SignInProps>
  /** The portal of a signed-in person, loaded separately so that the login page stays small. */
  readonly SignedIn: Preloadable<SignedInProps>
  /** Pages without a session, each loaded when it is first shown. */
  readonly openPages: readonly OpenRoute[]
  /** The dialog that shows one of the terms, loaded when first opened; null if the portal has no terms. */
  readonly TermsDialog: ComponentType<TermsDialogProps> | null
  /** Called after a successful login: loads the person and shows a greeting. */
  readonly signedIn: () => Promise<void>
  /** Called after a login over the page: the same person continues, another one starts afresh. */
  readonly signedInAgain: () => Promise<void>
}
export interface OpenRoute {
  readonly path: string
  readonly app: string
  readonly Page: ComponentType<OpenPageProps>
}

const loadSignedIn = () => import('./signed-in.tsx')

/** Prefetches the signed-in portal while the person's data loads. A failure shows when it is rendered. */
export function preloadSignedIn(parts: Pick<PortalParts, 'manifests' | 'signedIn'>): void {
  const { manifests, signedIn = loadSignedIn } = parts
  signedIn().catch(() => {})
  manifests().catch(() => {})
}

export const createEntrance = (parts: PortalParts): Entrance => ({
  parts,
  SignIn: lazyPart(parts.signIn.load, 'default'),
  SignedIn: lazyPart(parts.signedIn ?? loadSignedIn, (loaded) => loaded.createSignedIn(parts)),
  openPages: (parts.openPages ?? []).map(({ path, app, load }) => ({
    path,
    app,
    Page: lazyPart(load, 'default'),
  })),
  TermsDialog: parts.terms ? lazyPart(parts.terms.dialog, 'default', { over: true }) : null,
  async signedIn() {
    // A new session starts unlocked.
    dropLock()
    markOwnWindow()
    preloadSignedIn(parts)
    if ((await loadSession()) !== 'in') return
    const { profile } = sessionStore.getState()
    if (profile !== null) notifyWindows({ principal: profile.principal })
    const name = profile === null ? '' : ownName(profile, locale())
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
