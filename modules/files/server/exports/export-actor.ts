import type { PersonActor } from '@iisp/server'

/** The person as a row of the job: any node can read as them when they have long closed the page. */
export const packActor = (actor: PersonActor) => ({
  ...actor,
  sessionHash: '',
  menus: [...actor.menus],
  granted: [...actor.granted],
})
type Packed = ReturnType<typeof packActor>
type Later = 'agreements' | 'granted' | 'humanId' | 'persons'
/** Jobs of earlier versions lack what was not kept with them yet. */
export type PackedActor = Omit<Packed, Later> & Partial<Pick<Packed, Later>>

export const unpackActor = (packed: PackedActor): PersonActor => ({
  ...packed,
  menus: new Set(packed.menus),
  granted: new Set(packed.granted),
  agreements: packed.agreements ?? [],
  humanId: packed.humanId ?? packed.personId,
  persons: packed.persons ?? [packed.personId],
})
