import {
  type ClosedGate,
  type FirstQuestion,
  type Jump,
  type Menu,
  type PageEffect,
  agreementsInForce,
  closedGate,
} from '@iisp/contract'
import type { Profile, Protocols } from '@iisp/contract/shell-answers'
import { isGroup, visibleMenus, type MenuIndex } from './menu-index.ts'

/** All facts that decide the effect of opening a menu. null: not loaded yet. */
export interface MenuFacts {
  readonly menus: MenuIndex | null
  /** The whole profile; the question of a menu may depend on any of its flags. */
  readonly profile: Pick<Profile, 'loginType' | 'supperMgrChg'> | null
  readonly protocols: Protocols | null
  /** Whether a module or the shell serves this path below /iisp. */
  readonly serves: (path: string) => boolean
  /** The person has just declined the menu's question. */
  readonly declined?: boolean
}

export type MenuNotice = 'notReady' | 'missing' | 'comingSoon' | 'noPermission' | ClosedGate

export type MenuDecision =
  /** `menu`: the menu that the person may request. */
  | { readonly kind: 'notice'; readonly notice: MenuNotice; readonly menu?: Menu }
  | { readonly kind: 'ask'; readonly menu: Menu; readonly question: FirstQuestion }
  | { readonly kind: 'jump'; readonly menu: Menu; readonly jump: Jump }
  | { readonly kind: 'newWindow'; readonly menu: Menu; readonly address: string }
  | { readonly kind: 'wrongPath'; readonly path: string }
  | {
      readonly kind: 'open'
      readonly menu: Menu
      readonly path: string
      readonly parent: Menu | null
    }

const notice = (it: MenuNotice): MenuDecision => ({ kind: 'notice', notice: it })

/**
 * Decides the effect of a click on a menu. The order of the checks is fixed by the specification;
 * the first match counts.
 */
export function decideMenu(id: string, facts: MenuFacts): MenuDecision {
  const { menus, profile, protocols } = facts
  if (!menus || !profile || !protocols) return notice('notReady')
  const menu = menus.byId(id)
  if (!menu) return notice('missing')
  if (menu.effect === 'comingSoon') return notice('comingSoon')
  const first = isGroup(menu) ? visibleMenus(menu.children)[0] : undefined
  if (first) return decideMenu(first.id, facts)
  if (!menu.permitted) return { kind: 'notice', notice: 'noPermission', menu }
  const closed = closedGate(menu.gates, {
    loginType: profile.loginType,
    superManager: profile.supperMgrChg === '1',
    agreements: agreementsInForce(protocols),
  })
  if (closed) return notice(closed)
  const special = menu.effect && decideEffect(menu, menu.effect, facts)
  return special ?? decidePage(menu, menus, facts)
}

/** The menu's effect before or instead of opening its page; null if it has none. */
function decideEffect(menu: Menu, effect: PageEffect, { profile, declined }: MenuFacts): MenuDecision | null {
  if (effect === 'comingSoon') return notice(effect)
  if ('jump' in effect) return { kind: 'jump', menu, jump: effect }
  if ('newWindow' in effect) return { kind: 'newWindow', menu, address: effect.newWindow }
  if (!('askFirst' in effect) || declined) return null
  const { askFirst: question } = effect
  const flags = new Map(Object.entries(profile ?? {}))
  return flags.get(question.unless) === '1' ? null : { kind: 'ask', menu, question }
}

function decidePage(menu: Menu, menus: MenuIndex, { serves }: MenuFacts): MenuDecision {
  const path = addressPath(menu)
  if (!isEmbedded(menu) && !serves(path)) return { kind: 'wrongPath', path: menu.path }
  const parent = menu.level === 4 && menu.parentId !== null ? menus.byId(menu.parentId) : undefined
  return { kind: 'open', menu, path, parent: parent ?? null }
}

const embeddedOf = ({ effect }: Menu) =>
  effect !== null && effect !== 'comingSoon' && 'embedded' in effect ? effect : null
/** Whether the menu shows a page of another site in a frame. */
export const isEmbedded = (menu: Menu): boolean => embeddedOf(menu) !== null

/**
 * The address to show in the frame. Null if
 * - the menu has none,
 * - it is flagged as not found, or
 * - its site is neither the portal's own nor one that the installation allows.
 */
export function embeddedUrl(menu: Menu, own: string, frameOrigins: readonly string[]): string | null {
  const { embedded: address = '', notFound = false } = embeddedOf(menu) ?? {}
  if (address === '' || notFound || !URL.canParse(address, own)) return null
  const { origin, protocol } = new URL(address, own)
  const allowed = origin === own || frameOrigins.includes(origin)
  return allowed && /^https?:$/.test(protocol) ? address : null
}

/** The path below /iisp under which a menu's tab is addressed. */
export const addressPath = (menu: Menu): string =>
  menu.path.startsWith('/') ? menu.path : `/embedded/${menu.id}`
