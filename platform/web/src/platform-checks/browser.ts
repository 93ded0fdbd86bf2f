/** The lowest version of Chrome that needs no warning. */
export const leastChrome = 86

/** A browser's information about itself. */
export interface BrowserSigns {
  readonly userAgent: string
  readonly userAgentData?: {
    readonly brands: readonly { readonly brand: string; readonly version: string }[]
  }
}
export type BrowserVerdict = 'fine' | 'old' | 'foreign'

/** Chromium-based browsers that do not count as Chrome. */
const derived =
  /Edg|OPR\/|Opera|QQBrowser|360|QIHU|Maxthon|MetaSr|Sogou|UBrowser|LBBROWSER|YaBrowser|Vivaldi|SamsungBrowser|2345Explorer/i

export function browserVerdict({ userAgent, userAgentData }: BrowserSigns): BrowserVerdict {
  if (derived.test(userAgent)) return 'foreign'
  const brand = userAgentData?.brands.find((one) => one.brand === 'Google Chrome' || one.brand === 'Chromium')
  const named = userAgentData?.brands.length ? brand?.version : /Chrom(?:e|ium)\/(\d+)/.exec(userAgent)?.[1]
  if (named === undefined) return 'foreign'
  return Number.parseInt(named, 10) < leastChrome ? 'old' : 'fine'
}

const key = (verdict: BrowserVerdict) => `browser-warning:${verdict}`

/** The warning to show, unless it was closed before in this browser. */
export function browserWarning(signs: BrowserSigns = navigator): BrowserVerdict {
  const verdict = browserVerdict(signs)
  try {
    return localStorage.getItem(key(verdict)) === null ? verdict : 'fine'
  } catch {
    return verdict
  }
}
export function rememberWarning(verdict: BrowserVerdict): void {
  try {
    localStorage.setItem(key(verdict), 'closed')
  } catch {
    // storage is not available: the warning is shown again at the next visit
  }
}
