import { type InstitutionKind, type Page, agreementsInForce } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import type { Protocols } from '@iisp/contract/shell-answers'
import { type PersonActor, sql, stateLiteral } from '@iisp/server'
import { menuRequestFlow } from '../../contract/menu-request-states.ts'
import { isInForce } from '../../rules/menu-requests/menu-requests.ts'
import { hiddenMenus } from '../../rules/menus/hidden-menus.ts'
import { permittedMenus } from '../../rules/menus/menu-access.ts'
import { type Side, kindAt } from '../../rules/own-identities/sides.ts'

/** Columns of an account `a`, its person `p` and its institution `i`. */
export const accountColumns = [
  'a.id as account_id',
  'a.email',
  'a.roles',
  'p.name',
  'i.institution_id',
  'i.name as institution_name',
  'i.kind',
  'i.is_public',
  'i.monitor_report',
  'a.both_sides',
  'a.global_fund',
  'i.strong_sign_in',
] as const

/** The agreements that the institution `i` has signed, and the menus removed from or granted to the account `a`. */
export const rightsColumns = [
  sql<Protocols>`jsonb_build_object('yelcProtocolSigned', i.yelc_signed, 'tghhkProtocolSigned', i.tghhk_signed,
    'mjhhkProtocolSigned', i.mjhhk_signed)`.as('signed'),
  sql<string[]>`ARRAY(SELECT r.menu_id FROM identity.menu_removal r
    WHERE r.institution_id = a.institution_id AND r.account_id = a.id)`.as('removed'),
  sql<string[]>`ARRAY(SELECT r.menu_id FROM identity.menu_removal r
    WHERE r.institution_id = a.institution_id AND r.account_id IS NULL)`.as('removed_for_all'),
  sql<readonly { readonly id: string; readonly until: string | null }[]>`coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', g.menu_id, 'until', g.until)) FROM identity.menu_request g
    WHERE g.account_id = a.id AND g.state = ${stateLiteral(menuRequestFlow.codes.granted)}), '[]')`.as(
    'granted',
  ),
] as const

interface AccountRow {
  readonly account_id: string
  readonly email: string
  readonly roles: PersonActor['roles']
  readonly name: string
  readonly institution_id: string
  readonly institution_name: string
  readonly kind: InstitutionKind
  readonly is_public: boolean
  readonly monitor_report: boolean
  readonly global_fund: boolean
  readonly strong_sign_in: boolean
  readonly signed: Protocols
  readonly removed: readonly string[]
  readonly removed_for_all: readonly string[]
  readonly granted: readonly { readonly id: string; readonly until: string | null }[]
}
type OfAccount =
  | 'account'
  | 'accountId'
  | 'agreements'
  | 'granted'
  | 'institutionId'
  | 'institutionKind'
  | 'institutionName'
  | 'menus'
  | 'name'
  | 'roles'
  | 'scope'
  | 'strongSignIn'

/**
 * The part of an actor that comes from the account: identity, institution, and the pages open to it
 * on this side.
 */
export function accountActor(
  row: AccountRow,
  side: Side | 0,
  pages: readonly Page[],
  now: Date,
): Pick<PersonActor, OfAccount> {
  const kind = kindAt(row.kind, side)
  // Until a side is chosen, only calls that every session may make are permitted.
  const roles = side === 0 ? [] : row.roles
  const hidden = hiddenMenus({ kind, isPublic: row.is_public, isMonitored: row.monitor_report })
  const removedForAll = new Set([...row.removed_for_all, ...hidden])
  const today = businessDate(now)
  const reader = {
    kind,
    roles,
    globalFund: row.global_fund,
    removed: new Set([...row.removed, ...removedForAll]),
    removedForAll,
    granted: new Set(row.granted.filter(({ until }) => isInForce(until, today)).map(({ id }) => id)),
  }
  const menus = permittedMenus(pages, reader)
  return {
    accountId: row.account_id,
    account: row.email,
    name: row.name,
    institutionId: row.institution_id,
    institutionKind: kind,
    institutionName: row.institution_name,
    scope: row.kind === 'custodian' ? '*' : row.institution_id,
    roles,
    menus,
    granted: new Set([...reader.granted].filter((id) => menus.has(id))),
    agreements: agreementsInForce(row.signed),
    strongSignIn: row.strong_sign_in,
  }
}
