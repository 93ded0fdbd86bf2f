export const base = '/iisp'

/** The path below /iisp. `/iisp/a` and `/a` are the same page. */
export function belowBase(path: string): string {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  if (plain === base) return '/'
  return plain.startsWith(`${base}/`) ? plain.slice(base.length) : plain || '/'
}

/** The full address of a path below /iisp. */
export const addressOf = (path: string, query = ''): string =>
  `${base}${path}${query === '' ? '' : `?${query}`}`

const contentFolder = '/cms/'
/** The address of a page without a session: content pages lie in a folder of their own beside /iisp. */
export const openAddress = (path: string): string => (path.startsWith(contentFolder) ? path : addressOf(path))

/** The short addresses that lead to a content page; none for other pages. */
export const shortAddresses = (path: string): readonly string[] =>
  path.startsWith(contentFolder)
    ? [path.slice(contentFolder.length - 1), addressOf(path.slice(contentFolder.length - 1))]
    : []

/** The query of a menu's tab: first its id, then the caller's parameters. */
export function menuQuery(id: string, more: string | URLSearchParams = ''): string {
  const query = new URLSearchParams(more)
  query.delete('mid')
  const rest = query.toString()
  return `mid=${encodeURIComponent(id)}${rest === '' ? '' : `&${rest}`}`
}

/** The home of people of the global-fund zone, below /iisp. */
export const globalFundHome = '/global-fund-home'

/** Paths of the sign-in, below /iisp, in small letters. */
const signInPaths = ['/login', '/user/login', '/ukey-login', '/global-fund-login']
const errorPaths: ReadonlyMap<string, '403' | '404' | '500'> = new Map([
  ['/403', '403'],
  ['/404', '404'],
  ['/500', '500'],
])

/** The target of an address. Whether the person may open it is decided later. */
export type Target =
  | { readonly kind: 'signIn' }
  | { readonly kind: 'signOut' }
  | { readonly kind: 'error'; readonly error: '403' | '404' | '500' }
  | { readonly kind: 'refresh'; readonly to: string }
  | { readonly kind: 'home' }
  | { readonly kind: 'page'; readonly path: string; readonly query: string }

export function parseAddress(pathname: string, search: string): Target {
  const path = belowBase(pathname)
  const query = search.replace(/^\?/, '')
  if (signInPaths.includes(path.toLowerCase())) return { kind: 'signIn' }
  if (path === '/logout') return { kind: 'signOut' }
  const error = errorPaths.get(path)
  if (error !== undefined) return { kind: 'error', error }
  if (path === '/refresh' || path.startsWith('/refresh/'))
    return { kind: 'refresh', to: `${path.slice('/refresh'.length) || '/'}${search}` }
  return path === '/' ? { kind: 'home' } : { kind: 'page', path, query }
}
