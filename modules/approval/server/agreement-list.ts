import { reader, timeText } from '@iisp/server'
import { agreementList as call, agreementNames, agreementVersions } from '../contract/agreements.ts'
import { actingOf } from './acting-of.ts'
import { q } from './tables.ts'

export const agreementList = reader(call, async ({ db, actor }) => {
  const rows = await db.all(
    q
      .selectFrom('approval.consent')
      .where((eb) => eb.and(actingOf(actor)))
      .select(['agreement', 'version', timeText('agreed_at').as('at')]),
  )
  return agreementNames.map((agreement) => {
    const version = agreementVersions[agreement]
    const found = rows.find((row) => row.agreement === agreement && row.version === version)
    return { agreement, version, agreedAt: found?.at ?? null }
  })
})
