import type { Profile } from '../profile.ts'
import { csdc21 } from './csdc-21/index.ts'
import { csdc22 } from './csdc-22/index.ts'

/** Profiles that a counterparty can be set to, by their id. */
export const profiles: ReadonlyMap<string, Profile> = new Map(
  [csdc21, csdc22].map((profile) => [profile.id, profile]),
)
