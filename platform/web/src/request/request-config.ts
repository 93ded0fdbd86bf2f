/** The request layer's needs from the portal. Set by `startEngine`. */
export interface RequestConfig {
  /** Origin of the server; normally the portal's own. */
  readonly origin: string
  /** true sends cookies everywhere, false only to the portal's own origin. */
  readonly withCredentials: boolean
  /** Additional origins to which an answer may redirect. */
  readonly allowedOrigins: readonly string[]
  /** Menu id of the page in front, '' outside menus. */
  readonly fromMenu: () => string
  readonly fromPath: () => string
  /** `principal` of the person whom the page shows, null while it shows nobody. */
  readonly principal: () => string | null
  /** Leaves the page for another address. */
  readonly leave: (url: string) => void
  /** Mail address of a menu's service contact, or null. */
  readonly serviceEmail: (menuId: string) => Promise<string | null>
  readonly fallbackEmail: string
}

const page = (): Location | undefined => globalThis.location
let current: RequestConfig = {
  get origin() {
    return page()?.origin ?? 'http://localhost'
  },
  withCredentials: true,
  allowedOrigins: [],
  fromMenu: () => '',
  fromPath: () => page()?.pathname ?? '/',
  principal: () => null,
  leave: (url) => page()?.assign(url),
  serviceEmail: () => Promise.resolve(null),
  fallbackEmail: '',
}

export const requestConfig = (): RequestConfig => current
export function configureRequests(parts: Partial<RequestConfig>): void {
  current = { ...current, ...parts }
}
