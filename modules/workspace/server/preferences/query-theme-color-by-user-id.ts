import { reader } from '@iisp/server'
import {
  queryThemeColorByUserId as queryThemeColorByUserIdCall,
  themeColors,
} from '../../contract/preferences.ts'
import { findPreference } from './preferences.ts'

export const queryThemeColorByUserId = reader(queryThemeColorByUserIdCall, async ({ db, actor }) => {
  const preference = await findPreference(db, actor)
  return { color: themeColors.find((color) => color === preference?.theme_color) ?? themeColors[0] }
})
