import type { PersonActor } from '@iisp/server'

/** The person as a row of the job: any node can read as them when they have long closed the page. */
export const packActor = (actor: PersonActor) => ({ ...actor, sessionHash: '', menus: [...actor.menus] })
type Packed = ReturnType<typeof packActor>
/** Jobs of versions before the agreements were kept have none. */
export type PackedActor = Omit<Packed, 'agreements'> & Partial<Pick<Packed, 'agreements'>>

export const unpackActor = (packed: PackedActor): PersonActor => ({
  ...packed,
  menus: new Set(packed.menus),
  agreements: packed.agreements ?? [],
})
