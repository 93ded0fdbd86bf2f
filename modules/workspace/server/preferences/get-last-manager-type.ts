import { reader } from '@iisp/server'
import { getLastManagerType as getLastManagerTypeCall } from '../../contract/preferences.ts'
import { findPreference } from './preferences.ts'

export const getLastManagerType = reader(getLastManagerTypeCall, async ({ db, actor }) => {
  const preference = await findPreference(db, actor)
  return { managerType: preference?.last_manager_type ?? null }
})
