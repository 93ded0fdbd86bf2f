import { Refusal, lineage, platformErrors } from '@iisp/contract'
import { mayChooseZone, quantitativeGroup } from '@iisp/contract/zones'
import { writer } from '@iisp/server'
import { changeZoneTypeOption as changeZoneTypeOptionCall } from '../../contract/zones.ts'
import { q } from '../tables.ts'
import { readProfile } from './read-profile.ts'

export const changeZoneTypeOption = writer(changeZoneTypeOptionCall, async (ctx, { zoneType }) => {
  const { actor, db, registry } = ctx
  const quantitative = registry.pages.some(
    (page) => actor.menus.has(page.id) && lineage(page).includes(quantitativeGroup),
  )
  const profile = await readProfile(db, actor)
  if (!mayChooseZone(zoneType, { ...profile, quantitative })) throw new Refusal(platformErrors.noPermission)
  await db.run(
    q
      .updateTable('identity.session')
      .set({ zone_type: zoneType })
      .where('hash', '=', actor.sessionHash)
      .where('ended_at', 'is', null),
  )
  return { ...profile, zoneType }
})
