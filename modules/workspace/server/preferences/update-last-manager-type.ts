import { writer } from '@iisp/server'
import { updateLastManagerType as updateLastManagerTypeCall } from '../../contract/preferences.ts'
import { keepPreference } from './preferences.ts'

export const updateLastManagerType = writer(
  updateLastManagerTypeCall,
  async ({ db, actor }, { managerType }) => {
    // whoever acts for somebody else leaves that person's choice alone
    if (actor.behind === null) await keepPreference(db, actor, { last_manager_type: managerType })
    return null
  },
)
