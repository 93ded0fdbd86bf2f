import type { PersonActor } from '@iisp/server'

/** The person as a row of the job: any node can read as them when they have long closed the page. */
export const packActor = (actor: PersonActor) => ({ ...actor, sessionHash: '', menus: [...actor.menus] })
export type PackedActor = ReturnType<typeof packActor>

export const unpackActor = (packed: PackedActor): PersonActor => ({ ...packed, menus: new Set(packed.menus) })
