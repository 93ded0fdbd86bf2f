import type { Menu, MenuNode, Route } from '@iisp/contract'
import type { Profile, Protocols, TodoCount } from '@iisp/contract/shell-answers'
import type { BrandColour } from '@iisp/ui/palette'
import type { ComponentType } from 'react'
import type { SearchSource } from './search/search-source.ts'
import type { TableSettingsPort } from './table-settings/table-settings-port.ts'

/** What a supervisor approves: a kind of business, on an object or ('') on whatever comes first. */
export interface SupervisedAct {
  readonly busiType: string
  readonly object: string
}

/** The lock of the session's screen, which the server keeps. */
export interface ScreenLockPort {
  lock(): Promise<void>
  /** Whether the password was right; refusals of another kind reject. */
  unlock(password: string): Promise<boolean>
  state(): Promise<{ readonly locked: boolean; readonly name: string }>
}

/**
 * What the shell needs from the server; apps/portal fills it with calls of modules. Answers of calls have their types
 * from the contracts.
 */
export interface PortalPorts {
  loadProfile(): Promise<Profile>
  loadMenus(): Promise<readonly MenuNode[]>
  loadProtocols(): Promise<Protocols>
  /** Bulk to-do counts; a rejected promise means the list could not be had. */
  loadTodoCounts(): Promise<readonly TodoCount[]>
  signOut(): Promise<void>
  /** Told when a menu page was opened; failures are silent. */
  menuOpened(menu: Menu): void
  /** Without it the portal offers no lock screen. */
  readonly screenLock?: ScreenLockPort
  /** Proves the sign-in password again, for what is guarded by it; whether it was right. Refusals of another kind reject. */
  stepUp?(password: string): Promise<boolean>
  /** Keeps the person's theme colour on the server. Not asked for a super-manager. */
  saveColour?(colour: BrandColour): Promise<void>
  /** The super user behind a super-manager's switch. */
  superUser?(): Promise<{ account: string; name: string } | null>
  /** The one-time address of a menu that jumps to another platform. */
  jumpUrl?(menu: Menu): Promise<string>
  /** A jump that asks for consent the first time (way 3); shows its own dialog and failures. */
  tokenJump?(menu: Menu): Promise<void>
  /** Without it tables forget what a person changed about them. */
  readonly tableSettings?: () => Promise<TableSettingsPort>
  /** Whether a super-manager may go on, after the dialog where an approval is missing; failures reject. */
  readonly passSupervisor?: (act: SupervisedAct) => Promise<boolean>
  /** Has the second factor proven anew, in a dialog over the page; false where the person declines. */
  readonly proveFactor?: () => Promise<boolean>
  /** Goes back from acting as another's account to the own one. */
  stopActing?(ownAccount: string): Promise<void>
}

/** What a module shows at one of its pages. */
export interface ModulePage {
  readonly page: Route
  readonly component: ComponentType
}

/** What a module's lazily loaded entry exports as default. */
export interface ModuleEntry {
  readonly pages: readonly ModulePage[]
  /** The module's texts, known under its own name. */
  readonly texts?: { readonly zh: object; readonly en: object }
}

/** Readable without loading the module: its name, the pages that it shows, its entry. */
export interface WebManifest {
  readonly name: string
  /** The module serves their paths and everything below them. */
  readonly pages: readonly Route[]
  readonly load: () => Promise<{ readonly default: ModuleEntry }>
}

/** What a module shows above the page of every menu; loaded with the first such page. */
export interface MenuPanel {
  /** The module whose styles count in it. */
  readonly module: string
  readonly load: () => Promise<{ readonly default: ComponentType<{ readonly menu: Menu }> }>
}

/** A component of a module, loaded when it is first shown. */
export interface AppPart<Props extends object = object> {
  /** The module whose styles count in it. */
  readonly app: string
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>
}

/**
 * A page for people without a session, alone in the window: `path` below /iisp and everything under it. Its styles
 * count inside the mark of `app`.
 */
export interface OpenPage {
  readonly path: string
  readonly app: string
  readonly load: () => Promise<{ readonly default: ComponentType<OpenPageProps> }>
}
export interface OpenPageProps {
  /** What stands behind the page's own path, without the slash. */
  readonly rest: string
}

export interface Terms {
  readonly links: readonly {
    readonly name: string
    readonly href: string
    readonly zh: string
    readonly en: string
  }[]
  readonly dialog: () => Promise<{ readonly default: ComponentType<TermsDialogProps> }>
}
export interface TermsDialogProps {
  readonly name: string
  readonly onClose: () => void
}

/** The whole portal, composed in apps/portal. */
export interface PortalParts {
  readonly ports: PortalPorts
  /** Fetched when somebody is signed in: the login page does without. */
  readonly manifests: () => Promise<{ readonly default: readonly WebManifest[] }>
  /** The page of the home tab. */
  readonly home: AppPart
  /** The sign-in form, alone on its page or as a layer over an expired session (`over`). */
  readonly signIn: AppPart<SignInProps>
  readonly settings: PortalSettings
  readonly openPages?: readonly OpenPage[]
  /** The terms that the login page links to: each has an open page at `href` and shows in a dialog besides. */
  readonly terms?: Terms
  /** What the palette searches besides the menus. */
  readonly searchSources?: readonly SearchSource[]
  /** Saves the file that a message names. */
  readonly download?: (file: { readonly url: string; readonly fileId: string }) => void
  /** Tools of modules in the header, left of the language; loaded when it stands. */
  readonly headerTools?: readonly (() => Promise<{ readonly default: ComponentType }>)[]
  readonly menuPanel?: MenuPanel
  /** Everybody's own page, opened from the person's menu; without it that menu offers only the way out. */
  readonly personPage?: Route
  /** What lies over all pages; loaded when the workspace stands. */
  readonly overlays?: readonly (() => Promise<{ readonly default: ComponentType }>)[]
}

export interface SignInProps {
  /** true: shown over a page whose session ended; the same person continues without losing input. */
  readonly over: boolean
  readonly onSignedIn: () => void
}

/** Served as /config.json; what an institution may set. */
export interface PortalSettings {
  readonly brand: string
  readonly brandEn: string
  readonly historyMode: 'browser' | 'hash'
  /** limit + 1 tabs are kept, home included. */
  readonly tabLimit: number
  readonly activeTabLimit: number
  readonly servicePhone: string
  readonly serviceEmail: string
  /** Addresses of single menus, by their id; `serviceEmail` is for the others. */
  readonly serviceEmails: Readonly<Record<string, string>>
  readonly errorLogHost: string
  readonly errorTextBlacklist: readonly string[]
  readonly withCredentials: boolean
  /** Origins whose pages may stand in frames, besides the portal's own. */
  readonly frameOrigins: readonly string[]
  /** Pace of the automatic custodian desk, in seconds; 0: people work there. The frame says that it is on. */
  readonly autoDeskSeconds: number
  /** Minutes without a sign of the person after which the screen locks; 0: never by itself. */
  readonly lockIdleMinutes: number
}
