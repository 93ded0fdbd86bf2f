import { type Call, type Page, generalGroup, lineage } from '@iisp/contract'
import { globalFundGroup } from '@iisp/contract/zones'
import type { Iisp } from '@iisp/testing/iisp'

/** One person of each role, and one of the global-fund zone. Their roles are read from the database. */
export const people = [
  'lin.jing',
  'zhou.hang',
  'shen.li',
  'gu.min',
  'he.yu',
  'su.qing',
  'hai.tao',
  'qian.duo',
  'zhao.tuo',
  'ji.deng',
  'du.jian',
  'guan.li',
  'shen.ji',
]

export interface Rights {
  readonly roles: readonly string[]
  readonly pages: ReadonlySet<Page>
}

export async function rightsOf(iisp: Iisp, name: string): Promise<Rights & { institution: string }> {
  const { rows } = await iisp.owner.query<{ roles: string[]; institution_id: string; global_fund: boolean }>(
    `SELECT roles, institution_id, global_fund FROM identity.account WHERE email LIKE $1 || '@%'`,
    [name],
  )
  const { roles, institution_id, global_fund: globalFund } = rows[0]!
  const taken = await iisp.owner.query<{ menu_id: string }>(
    `SELECT r.menu_id FROM identity.menu_removal r JOIN identity.account a USING (institution_id)
     WHERE a.email LIKE $1 || '@%' AND (r.account_id IS NULL OR r.account_id = a.id)`,
    [name],
  )
  const removed = taken.rows.map((row) => row.menu_id)
  const pages = iisp.portal.pages.filter(
    (page) =>
      page.roles.some((role) => roles.includes(role)) &&
      !lineage(page).some(({ id }) => removed.includes(id)) &&
      suitsZone(page, globalFund),
  )
  return { roles, pages: new Set(pages), institution: institution_id }
}

/** People of the global-fund zone have its pages and the general ones; nobody else has those of the zone. */
function suitsZone(page: Page, globalFund: boolean): boolean {
  const groups = lineage(page)
  const ofZone = groups.includes(globalFundGroup)
  return globalFund ? ofZone || groups.includes(generalGroup) : !ofZone
}

/** Whether the contract allows the call to this person, decided independently of the server's guard. */
export function mayCall(call: Call, rights: Rights): boolean {
  const { access } = call
  if (access.who === 'public' || access.who === 'module') return access.who === 'public'
  if (access.roles !== undefined && !access.roles.some((role) => rights.roles.includes(role))) return false
  return access.who === 'session' || access.pages.some((page) => rights.pages.has(page))
}

/** Whether the call's own errors include a 403. */
export const hasOwnRefusal = (call: Call) => call.errors.some((error) => error.status === 403)

/** The person's pages that give access to the call. */
export const ownPagesOf = ({ access }: Call, rights: Rights): readonly Page[] =>
  access.who === 'pages' ? access.pages.filter((page) => rights.pages.has(page)) : []
