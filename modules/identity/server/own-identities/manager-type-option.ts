import { reader } from '@iisp/server'
import { managerTypeOption as managerTypeOptionCall } from '../../contract/own-identities.ts'
import { offeredSides } from '../../rules/own-identities/sides.ts'
import { readRegistration } from './read-registration.ts'

const names = {
  1: { zh: '管理人平台', en: 'Manager platform' },
  2: { zh: '渠道平台', en: 'Channel platform' },
} as const

export const managerTypeOption = reader(managerTypeOptionCall, async ({ db, actor, language }) => {
  const registration = await readRegistration(db, actor)
  return {
    managerType: registration.side,
    list: offeredSides(registration).map((side) => ({ managerType: side, name: names[side][language] })),
  }
})
