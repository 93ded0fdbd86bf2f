import type { Profile } from '@iisp/contract/shell-answers'
import { quantitativeGroup, zoneAt, type Zone, type ZoneFacts, zones } from '@iisp/contract/zones'
import type { MenuIndex } from '../menus/menu-index.ts'
import { globalFundHome } from './addresses.ts'

/** The profile of older portals has no `menuTopology`. */
type Person = Pick<Profile, 'isMgr' | 'isGlobalFund' | 'cpType'> & { readonly menuTopology?: string }

/** Paths below /iisp that show everybody's home page in the home tab. */
const homes: readonly string[] = ['/preview-home', '/new-home', '/welcome']

export const isHomePath = (path: string): boolean => homes.includes(path) || zoneAt(path) !== undefined

const factsOf = (person: Omit<ZoneFacts, 'quantitative'>, menus: MenuIndex | null): ZoneFacts => ({
  ...person,
  quantitative: menus?.all.some((menu) => isOwnQuantitative(menus, menu.id)) ?? false,
})
const isOwnQuantitative = (menus: MenuIndex, id: string): boolean => {
  const menu = menus.byId(id)
  if (!menu?.permitted || menu.path === '') return false
  return menus.trail(id).some((above) => above.id === quantitativeGroup.id)
}

/** The zones that a person may open, in the documents' order. */
export const offeredZones = (
  person: Omit<ZoneFacts, 'quantitative'>,
  menus: MenuIndex | null,
): readonly Zone[] => zones.filter((zone) => zone.offered(factsOf(person, menus)))

/** Whether a person may open a home or zone path. */
export function mayVisitHome(
  path: string,
  person: Omit<ZoneFacts, 'quantitative'>,
  menus: MenuIndex | null,
): boolean {
  return homes.includes(path) || offeredZones(person, menus).some((zone) => zone.path === path)
}

/** The path below /iisp that '/' opens. People of sales channels have isMgr '2'. */
export function homePath(person: Person): string {
  if (person.isGlobalFund === '1') return globalFundHome
  if (person.isMgr === '2') return person.cpType === '6' ? '/consignment-home' : '/channel-zone-home'
  return person.menuTopology === '2' ? '/new-home' : '/preview-home'
}
