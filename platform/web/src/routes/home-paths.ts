import type { Profile } from '@iisp/contract/shell-answers'

/** Portals in operation also have kind 6 (agency distribution); the profile of older ones has no `menuTopology`. */
type Person = Pick<Profile, 'isMgr' | 'managerTypeOrg'> & {
  readonly cpType: string
  readonly menuTopology?: string
}

/** Paths below /iisp that show the person's home in the home tab. */
const homes: ReadonlyMap<string, (person: Person) => boolean> = new Map(
  Object.entries<(person: Person) => boolean>({
    '/preview-home': () => true,
    '/new-home': () => true,
    '/welcome': () => true,
    '/channel-zone-home': (person) => person.managerTypeOrg === 2,
    '/consignment-home': (person) => person.managerTypeOrg === 2 && person.cpType === '6',
  }),
)

export const isHomePath = (path: string): boolean => homes.has(path)
export const mayVisitHome = (path: string, person: Person): boolean => homes.get(path)?.(person) ?? false

/** The path below /iisp that '/' opens. People of sales channels have isMgr '2'. */
export function homePath(person: Person): string {
  if (person.isMgr === '2') return person.cpType === '6' ? '/consignment-home' : '/channel-zone-home'
  return person.menuTopology === '2' ? '/new-home' : '/preview-home'
}
