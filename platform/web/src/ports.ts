import type { Menu, MenuNode, Page, Route } from '@iisp/contract'
import type { HomeCardKind } from '@iisp/contract/home-card'
import type { Profile, Protocols, TodoCount } from '@iisp/contract/shell-answers'
import type { BrandColour } from '@iisp/ui/palette'
import type { ComponentType } from 'react'
import type { Preloadable } from './loader/lazy-part.tsx'
import type { SignedInProps } from './routes/signed-in-props.ts'
import type { RecentsPort } from './search/recent-item.ts'
import type { ModuleAction, ModuleSearch } from './search/search-source.ts'
import type { SubApplication } from './sub-applications/sub-application.ts'
import type { TableSettingsPort } from './table-settings/table-settings-port.ts'

export type { RecentsPort, SubApplication }

/**
 * The act that a supervisor approves: a kind of business for one object, or for any object if
 * `object` is ''.
 */
export interface SupervisedAct {
  readonly busiType: string
  readonly object: string
}

/** The screen lock of the session, held by the server. */
export interface ScreenLockPort {
  lock(): Promise<void>
  /** Resolves to whether the password was right; rejects on any other refusal. */
  unlock(password: string): Promise<boolean>
  state(): Promise<{ readonly locked: boolean; readonly name: string }>
}

/**
 * The shell's needs from the server. apps/portal implements them with calls of modules, whose
 * contracts give the types of the answers.
 */
export interface PortalPorts {
  /** `anyPerson`: the session's person may be another than the page shows. */
  loadProfile(options?: { readonly anyPerson?: boolean }): Promise<Profile>
  loadMenus(profile: Profile): Promise<readonly MenuNode[]>
  loadProtocols(): Promise<Protocols>
  /** To-do counts of all menus. Rejects if they cannot be loaded. */
  loadTodoCounts(): Promise<readonly TodoCount[]>
  signOut(): Promise<void>
  /** Reports that a menu's page was opened. Failures are ignored. */
  menuOpened(menu: Menu): void
  /**
   * Reports how long the page of a menu took, in milliseconds: until its script was there, and from then until it was drawn.
   * Failures are ignored.
   */
  menuShown?(menu: Menu, took: { readonly loadTime: number; readonly renderTime: number }): void
  /** If absent, the portal has no lock screen. */
  readonly screenLock?: ScreenLockPort
  /** Checks the sign-in password again. Resolves to whether it was right; rejects on any other refusal. */
  stepUp?(password: string): Promise<boolean>
  /** Stores the person's theme colour on the server. Not called for a super-manager. */
  saveColour?(colour: BrandColour): Promise<void>
  /** The person's theme colour as the server has it. */
  loadColour?(): Promise<BrandColour>
  /** The super user who switched to this manager; null if nobody did. */
  superUser?(): Promise<{ account: string; name: string } | null>
  /**
   * Jumps to another platform by way 3, which asks for consent the first time. Shows its own dialogs and failures. Without a
   * session or code the research platform's home page opens.
   */
  tokenJump?(menu: Menu, researchHome: string): Promise<void>
  /** If absent, changes to tables are not stored. */
  readonly tableSettings?: () => Promise<TableSettingsPort>
  /** Resolves to whether a super-manager may continue. Shows the dialog if an approval is missing; rejects on failures. */
  readonly passSupervisor?: (act: SupervisedAct) => Promise<boolean>
  /** Asks for the second factor again in a dialog over the page. Resolves to false if the person declines. */
  readonly proveFactor?: () => Promise<boolean>
  /**
   * The side of the institution (1 manager, 2 channel) that the person chose last. If absent, it is
   * not remembered.
   */
  readonly lastSide?: {
    load(): Promise<number | null>
    save(side: 1 | 2): Promise<void>
  }
  /** Ends acting as another account and returns to the person's own. */
  stopActing?(ownAccount: string): Promise<void>
}

/** The component that a module shows at one of its pages. */
export interface ModulePage {
  readonly page: Route
  readonly component: ComponentType
}

/** The default export of a module's lazily loaded entry. */
export interface ModuleEntry {
  readonly pages: readonly ModulePage[]
}

/** A card of the home page. Styles of its module apply in it. */
export interface HomeCard extends HomeCardKind {
  /** A `lazyPart`, so that it is loaded when it is shown. */
  readonly component: ComponentType
}

/**
 * Information about a module before it is loaded: its name, its pages, and a function that loads
 * its entry.
 */
export interface WebManifest {
  readonly name: string
  /** The pages that the module serves, with all paths below theirs. */
  readonly pages: readonly Route[]
  readonly homeCards?: readonly HomeCard[]
  readonly load: () => Promise<{ readonly default: ModuleEntry }>
  /** The module's results in the search (Ctrl+K). */
  readonly searches?: readonly ModuleSearch[]
  /** The module's actions in the search. */
  readonly actions?: readonly ModuleAction[]
}

/** A panel above the page of every menu, loaded with the first such page. */
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
 * A page without a session, which fills the window: `path` below /iisp and everything under it.
 * `app` is the module whose styles apply in it.
 */
export interface OpenPage {
  /** Below /iisp; a path that starts with /cms/ is the whole address, and /x and /iisp/x lead to /cms/x. */
  readonly path: string
  readonly app: string
  readonly load: () => Promise<{ readonly default: ComponentType<OpenPageProps> }>
}
export interface OpenPageProps {
  /** The rest of the address after the page's own path, without the slash. */
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

/**
 * The parts that only signed-in people see: the modules, the sub-applications, and pages linked
 * from the frame.
 */
export interface SignedInParts {
  readonly default: readonly WebManifest[]
  readonly subApplications?: readonly SubApplication[]
  /** The page of the own account, opened from the person's menu; without it that menu offers only the sign-out. */
  readonly personPage?: Route
  /** The page that shows the search results for the URL parameter `keyword`. */
  readonly searchPage?: Route
  /** Menus that the person's menu offers too. Each opens with the path of the page in front as `from`. */
  readonly personMenus?: readonly Page[]
  /**
   * The items that the person opened last, which the search offers first. If absent, nothing is
   * remembered.
   */
  readonly recents?: RecentsPort
}

/** The whole portal, composed in apps/portal. */
export interface PortalParts {
  readonly ports: PortalPorts
  /** Loaded after sign-in, because the login page does not need it. */
  readonly manifests: () => Promise<SignedInParts>
  /** The frame of a signed-in person where the page has brought it; without it the frame is loaded when it is needed. */
  readonly signedIn?: () => Promise<{
    readonly createSignedIn: (parts: PortalParts) => Preloadable<SignedInProps>
  }>
  /** The page of the home tab. */
  readonly home: AppPart
  /** The sign-in form, alone on its page or as a layer over an expired session (`over`). */
  readonly signIn: AppPart<SignInProps>
  readonly settings: PortalSettings
  readonly openPages?: readonly OpenPage[]
  /** The terms that the login page links to. Each has an open page at `href` and can also be shown in a dialog. */
  readonly terms?: Terms
  /** Saves the file that a message names. */
  readonly download?: (file: { readonly url: string; readonly fileId: string }) => void
  /** Tools of modules in the header, left of the language. Loaded after the header is shown. */
  readonly headerTools?: readonly (() => Promise<{ readonly default: ComponentType }>)[]
  readonly menuPanel?: MenuPanel
  /** Components shown over all pages. Loaded after the workspace is shown. */
  readonly overlays?: readonly (() => Promise<{ readonly default: ComponentType }>)[]
}

export interface SignInProps {
  /** true: shown over a page whose session ended; the same person continues without losing input. */
  readonly over: boolean
  readonly onSignedIn: () => void
}

/** Settings of an institution, served as /config.json. */
export interface PortalSettings {
  readonly brand: string
  readonly brandEn: string
  readonly historyMode: 'browser' | 'hash'
  /** limit + 1 tabs are kept, home included. */
  readonly tabLimit: number
  readonly activeTabLimit: number
  readonly servicePhone: string
  readonly serviceEmail: string
  /** E-mail addresses of particular menus by id. All other menus use `serviceEmail`. */
  readonly serviceEmails: Readonly<Record<string, string>>
  readonly errorLogHost: string
  readonly errorTextBlacklist: readonly string[]
  readonly withCredentials: boolean
  /** Origins other than the portal's own whose pages may be shown in frames. */
  readonly frameOrigins: readonly string[]
  /** Interval of the automatic custodian desk in seconds; 0: people do the work. The frame shows a note while it is on. */
  readonly autoDeskSeconds: number
  /** Minutes without activity after which the screen locks; 0: never automatically. */
  readonly lockIdleMinutes: number
  /** Whether the login page offers a sign-in by QR code. */
  readonly enableSweepLogin: boolean
  /** Strength of the watermark. */
  readonly watermark: 'light' | 'medium' | 'strong'
  /** Home page of the research platform; '' where none is configured. */
  readonly researchHome: string
}
