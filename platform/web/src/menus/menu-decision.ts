import type { Profile, Protocols } from '@iisp/contract/shell-answers'
import type { MenuNode } from '../ports.ts'
import { isDisabled, isGroup, isPermitted, visibleMenus, type MenuIndex } from './menu-index.ts'

/** Everything that one opening of a menu depends on; null while it is not known yet. */
export interface MenuFacts {
  readonly menus: MenuIndex | null
  readonly profile: (Pick<Profile, 'loginType' | 'supperMgrChg'> & Partial<Pick<Profile, 'isFofAuth'>>) | null
  readonly protocols: Protocols | null
  /** Whether some module or the shell serves a path below /iisp. */
  readonly serves: (path: string) => boolean
  /** The person has declined to apply for the FOF authorisation, just now. */
  readonly fofDeclined?: boolean
}

export type MenuNotice =
  | 'notReady'
  | 'missing'
  | 'comingSoon'
  | 'noPermission'
  | 'loginType'
  | 'yelc'
  | 'tghhk'
  | 'mjhhk'

export type MenuDecision =
  | { readonly kind: 'notice'; readonly notice: MenuNotice }
  | { readonly kind: 'askFof'; readonly menu: MenuNode }
  | { readonly kind: 'jump'; readonly menu: MenuNode; readonly way: 1 | 2 | 3 }
  | { readonly kind: 'fundManagement'; readonly menu: MenuNode }
  | { readonly kind: 'wrongPath'; readonly path: string }
  | {
      readonly kind: 'open'
      readonly menu: MenuNode
      readonly path: string
      readonly parent: MenuNode | null
    }

const notice = (it: MenuNotice): MenuDecision => ({ kind: 'notice', notice: it })
const comingSoonIds = ['21608', '21609']
const fofId = '20301'
const fundManagementId = '11287'
// '1' signed, '2' signed in an old version, '0' unsigned
const isSigned = (flag: string) => flag === '1' || flag === '2'
const isLatest = (flag: string) => flag === '1'
const isFlagged = (flag: string | undefined) => flag === '1'

/** What one click on a menu leads to: the first check that speaks, in the fixed order of the specification. */
export function decideMenu(id: string, facts: MenuFacts): MenuDecision {
  const { menus, profile, protocols } = facts
  if (!menus || !profile || !protocols) return notice('notReady')
  const menu = menus.byId(id)
  if (!menu) return notice('missing')
  if (comingSoonIds.includes(menu.id) || isDisabled(menu)) return notice('comingSoon')
  const first = isGroup(menu) ? visibleMenus(menu.children)[0] : undefined
  if (first) return decideMenu(first.id, facts)
  if (!isPermitted(menu)) return notice('noPermission')
  if (isFlagged(menu.loginRelated) && profile.loginType === 0 && profile.supperMgrChg !== '1')
    return notice('loginType')
  const unsigned = unsignedProtocol(menu, protocols)
  if (unsigned) return notice(unsigned)
  if (menu.id === fofId && profile.isFofAuth !== '1' && !facts.fofDeclined) return { kind: 'askFof', menu }
  if (menu.id === fundManagementId) return { kind: 'fundManagement', menu }
  if (menu.isJumpMenu) return { kind: 'jump', menu, way: menu.isJumpMenu }
  const path = addressPath(menu)
  if (!isEmbedded(menu) && !facts.serves(path)) return { kind: 'wrongPath', path: menu.path }
  const parent = menu.level === 4 && menu.parentId !== null ? menus.byId(menu.parentId) : undefined
  return { kind: 'open', menu, path, parent: parent ?? null }
}

function unsignedProtocol(menu: MenuNode, signed: Protocols): 'yelc' | 'tghhk' | 'mjhhk' | null {
  if (isFlagged(menu.yelcProtocolRelated) && !isSigned(signed.yelcProtocolSigned)) return 'yelc'
  if (isFlagged(menu.tghhkProtocalRelated) && !isSigned(signed.tghhkProtocolSigned)) return 'tghhk'
  if (isFlagged(menu.mjhhkProtocalRelated) && !isLatest(signed.mjhhkProtocolSigned)) return 'mjhhk'
  return null
}

const isForeign = (path: string) => /^https?:\/\//.test(path)
/** A menu whose page is another site's, shown in a frame. */
export const isEmbedded = (menu: MenuNode): boolean => menu.embedUrl !== undefined || isForeign(menu.path)

/**
 * The frame's address; null where there is none, where the menu is flagged as not found, or where the site is
 * neither the portal's own nor one of the installation's.
 */
export function embeddedUrl(menu: MenuNode, own: string, frameOrigins: readonly string[]): string | null {
  const address = menu.embedUrl || (isForeign(menu.path) ? menu.path : '')
  if (address === '' || menu.notFound === '1' || !URL.canParse(address, own)) return null
  const { origin, protocol } = new URL(address, own)
  const allowed = origin === own || frameOrigins.includes(origin)
  return allowed && /^https?:$/.test(protocol) ? address : null
}

/** The path below /iisp under which a menu's tab is addressed. */
export const addressPath = (menu: MenuNode): string =>
  isForeign(menu.path) || !menu.path ? `/embedded/${menu.id}` : menu.path
