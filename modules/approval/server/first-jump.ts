import { type Handler, type PersonActor, type Reader, reader } from '@iisp/server'
import { type AgreementName, agreementVersions } from '../contract/agreements.ts'
import { type JumpTarget, firstJump as call } from '../contract/jumps.ts'
import { agreementsFor } from '../rules/jump.ts'
import { actingOf } from './acting-of.ts'
import { addressOf } from './jump-address.ts'
import type { ApprovalSettings } from './settings.ts'
import { q } from './tables.ts'

/** Agreements of which the person has not agreed to the version in force. */
async function missingConsents(
  db: Reader,
  actor: PersonActor,
  names: readonly AgreementName[],
): Promise<readonly AgreementName[]> {
  const rows = await db.all(
    q
      .selectFrom('approval.consent')
      .where((eb) => eb.and(actingOf(actor)))
      .select(['agreement', 'version']),
  )
  const has = (name: AgreementName) =>
    rows.some((row) => row.agreement === name && row.version === agreementVersions[name])
  return names.filter((name) => !has(name))
}

async function hasJumped(db: Reader, actor: PersonActor, target: JumpTarget): Promise<boolean> {
  const found = await db.maybe(
    q.selectFrom('approval.first_jump').where((eb) => eb.and({ ...actingOf(actor), target })),
  )
  return found !== undefined
}

/** Whether the person is still to be asked before a jump there. */
export const isFirst = async (
  db: Reader,
  actor: PersonActor,
  target: JumpTarget,
  wanted: readonly AgreementName[],
): Promise<boolean> =>
  (await missingConsents(db, actor, wanted)).length > 0 || !(await hasJumped(db, actor, target))

export const firstJump = (settings: ApprovalSettings): Handler =>
  reader(call, async ({ db, actor, language }, { target }) => {
    addressOf(settings, target, language)
    const wanted = agreementsFor(target, settings.source)
    const agreements = wanted.map((agreement) => ({ agreement, version: agreementVersions[agreement] }))
    return { first: await isFirst(db, actor, target, wanted), source: settings.source, agreements }
  })
