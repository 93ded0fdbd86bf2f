import { writer } from '@iisp/server'
import { setColor as setColorCall } from '../../contract/preferences.ts'
import { keepPreference } from './preferences.ts'

export const setColor = writer(setColorCall, async ({ db, actor }, { color }) => {
  await keepPreference(db, actor, { theme_color: color })
  return null
})
