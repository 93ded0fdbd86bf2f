import { writer } from '@iisp/server'
import { updateLastManagerType as updateLastManagerTypeCall } from '../../contract/preferences.ts'
import { keepPreference } from './preferences.ts'

export const updateLastManagerType = writer(
  updateLastManagerTypeCall,
  async ({ db, actor }, { managerType }) => {
    // A person who acts for somebody else does not change that person's choice.
    if (actor.behind === null) await keepPreference(db, actor, { last_manager_type: managerType })
    return null
  },
)
