import type { ComponentType } from 'react'
import type { SearchSource } from './search/search-source.ts'

/** The signed-in person as the shell sees them (wire names of the manager-info answer). */
export interface Profile {
  readonly cpName: string
  readonly name: string
  readonly account: string
  /** Who signed in, where the session acts as another's account; '' where people act for themselves. */
  readonly realName: string
  readonly realAccount: string
  readonly instiCode: string
  readonly cpId: string
  readonly cpType: string
  readonly supperMgrChg: '0' | '1'
  readonly isPublic: '0' | '1'
  readonly isPrivateAccount: '0' | '1'
  readonly isMgr: '0' | '1' | '2'
  readonly managerType: 0 | 1 | 2
  readonly managerTypeOrg: number
  readonly zoneType: number
  readonly loginType: 0 | 1 | 2
  readonly menuTopology?: string
  /** Names of the roles of platform/contract `Role`. */
  readonly roles: readonly string[]
  readonly isFofAuth?: '0' | '1'
}

/** One entry of the menu answer. Children nest; a leaf has a path below /iisp. */
export interface MenuNode {
  readonly id: string
  readonly name: string
  readonly nameEn?: string
  readonly path: string
  readonly icon?: string
  readonly sort: number
  readonly level: number
  readonly parentId: string | null
  readonly children: readonly MenuNode[]
  readonly coMenuPerm?: string | number | null
  readonly isNew?: string
  readonly isHiddenMenu?: string
  readonly isShowAppletTip?: string
  readonly isDisabled?: string
  readonly isJumpMenu?: 1 | 2 | 3
  readonly embedUrl?: string
  readonly notFound?: string
  readonly loginRelated?: string
  readonly yelcProtocolRelated?: string
  readonly tghhkProtocalRelated?: string
  readonly mjhhkProtocalRelated?: string
  readonly isSuperMgrControl?: string
  readonly busiType?: string
}

export interface Protocols {
  readonly yelcProtocolSigned: string
  readonly tghhkProtocolSigned: string
  readonly mjhhkProtocolSigned: string
}

export interface TodoCount {
  readonly menuId: string
  readonly menuName: string
  readonly type: string
  readonly path: string
  readonly total: number
  /** Since when the oldest waits, YYYY-MM-DD HH:mm:ss in Shanghai. */
  readonly oldest?: string | null
  /** What the menu is opened with from its to-do. */
  readonly query?: string
}

/** A menu of the to-do board, without its count. */
export interface TodoMenu {
  readonly ID: string
  readonly menuName: string
  /** 1 划款税费, 2 TA, 3 估值, 4 产品管理, 5 其他. */
  readonly type: string
  readonly path: string
  readonly query: string
}

/** What a supervisor approves: a kind of business, on an object or ('') on whatever comes first. */
export interface SupervisedAct {
  readonly busiType: string
  readonly object: string
}

/** A code that was sent to the person's phone. */
export interface SentCode {
  readonly id: string
  /** Masked. */
  readonly phone: string
  readonly validSeconds: number
  readonly resendSeconds: number
}
/** How a second factor is proven anew; failures reject with the text to show. */
export interface FactorPort {
  send(): Promise<SentCode>
  prove(id: string, code: string): Promise<void>
}

/** The lock of the session's screen, which the server keeps. */
export interface ScreenLockPort {
  lock(): Promise<void>
  /** Whether the password was right; refusals of another kind reject. */
  unlock(password: string): Promise<boolean>
  state(): Promise<{ readonly locked: boolean; readonly name: string }>
}

/** What the shell needs from the server; apps/portal fills it with a module's calls. */
export interface PortalPorts {
  loadProfile(): Promise<Profile>
  loadMenus(): Promise<readonly MenuNode[]>
  loadProtocols(): Promise<Protocols>
  /** Bulk to-do counts; a rejected promise means the list could not be had. */
  loadTodoCounts(): Promise<readonly TodoCount[]>
  /** The menus of the to-do board. */
  loadTodoMenus?(): Promise<readonly TodoMenu[]>
  /** One menu's count, for when the bulk counts cannot be had. */
  loadTodoCount?(menuId: string): Promise<Pick<TodoCount, 'total' | 'oldest'>>
  signOut(): Promise<void>
  /** Told when a menu page was opened; failures are silent. */
  menuOpened(menu: MenuNode): void
  serverVersion(): Promise<{ version: string; menuTopology: boolean }>
  /** Without it the portal offers no lock screen. */
  readonly screenLock?: ScreenLockPort
  /** Proves the sign-in password again, for what is guarded by it; whether it was right. Refusals of another kind reject. */
  stepUp?(password: string): Promise<boolean>
  /** Keeps the person's theme colour on the server. Not asked for a super-manager. */
  saveColour?(colour: string): Promise<void>
  /** The super user behind a super-manager's switch. */
  superUser?(): Promise<{ account: string; name: string } | null>
  /** The one-time address of a menu that jumps to another platform. */
  jumpUrl?(menu: MenuNode): Promise<string>
  /** A jump that asks for consent the first time (isJumpMenu 3); shows its own dialog and failures. */
  tokenJump?(menu: MenuNode): Promise<void>
  /** Whether a super-manager may go on, after the dialog where an approval is missing; failures reject. */
  readonly passSupervisor?: (act: SupervisedAct) => Promise<boolean>
  readonly factor?: FactorPort
  /** Goes back from acting as another's account to the own one. */
  stopActing?(ownAccount: string): Promise<void>
}

/** A page of a module: `path` below /iisp, without query. */
export interface ModulePage {
  readonly path: string
  readonly component: ComponentType
}

/** What a module's lazily loaded entry exports as default. */
export interface ModuleEntry {
  readonly pages: readonly ModulePage[]
  /** The module's texts, known under its own name. */
  readonly texts?: { readonly zh: object; readonly en: object }
}

/** Readable without loading the module: its name, the path prefixes below /iisp that it serves, its entry. */
export interface WebManifest {
  readonly name: string
  readonly prefixes: readonly string[]
  /** Paths below /iisp of pages that have the whole width: the menu is away while one is in front. */
  readonly withoutMenu?: readonly string[]
  readonly load: () => Promise<{ readonly default: ModuleEntry }>
}

/** What a module shows above the page of every menu; loaded with the first such page. */
export interface MenuPanel {
  /** The module whose styles count in it. */
  readonly module: string
  readonly load: () => Promise<{ readonly default: ComponentType<{ readonly menu: MenuNode }> }>
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
  readonly manifests: readonly WebManifest[]
  /** The page of the home tab; loaded lazily by the portal. */
  readonly home: () => Promise<{ readonly default: ComponentType }>
  /** The sign-in form, alone on its page or as a layer over an expired session (`over`). */
  readonly signIn: () => Promise<{ readonly default: ComponentType<SignInProps> }>
  readonly settings: PortalSettings
  /** Name of the module that brings home and sign-in: its styles count inside its own mark alone. */
  readonly owner: string
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
