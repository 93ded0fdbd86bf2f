import { type Page, platformErrors, refuse } from '@iisp/contract'
import type { OwnLimit, PersonActor, WriteContext } from '@iisp/server'
import { refuseTaken, refuseBeyond, sql, writer } from '@iisp/server'
import { menuRequestErrors } from '../../contract/menu-request-errors.ts'
import { menuRequestFlow } from '../../contract/menu-request-states.ts'
import { menuRequestSubmit as call } from '../../contract/menu-requests.ts'
import { identityTopics } from '../../contract/topics.ts'
import { pagesOf } from '../menus/pages-of.ts'
import { q } from '../tables.ts'
import { administratorsOf } from './administrators.ts'
import { tellAsked } from './tell.ts'

/** Requests of an account in 24 hours. */
const requestLimit: OwnLimit = {
  name: 'identity.menu-request',
  most: 20,
  error: menuRequestErrors.menuAskedTooOften,
}

export const menuRequestSubmit = writer(call, async (ctx, input) => {
  const { db, actor, now } = ctx
  const reason = input.reason.trim()
  if (reason === '') refuse(platformErrors.badInput, { field: 'reason' })
  const { requestable } = await pagesOf(ctx)
  const page = requestable.find(({ id }) => id === input.menuId) ?? refuse(menuRequestErrors.menuNotOffered)
  const administrators = await administratorsOf(db, actor)
  if (administrators.length === 0) refuse(menuRequestErrors.noAdministrator)
  await refuseBeyond(
    db,
    requestLimit,
    actor.accountId,
    sql`SELECT FROM identity.menu_request
      WHERE account_id = ${actor.accountId} AND asked_at > ${now}::timestamptz - interval '1 day'`,
  )
  const id = await insert(ctx, page, reason)
  for (const { account_id: accountId } of administrators)
    tellAsked(db, { accountId, institutionId: actor.institutionId, id, page, name: actor.name })
  return null
})

/** Of two simultaneous requests, the unique index on open ones admits one. */
async function insert(ctx: WriteContext<PersonActor>, { id: menuId }: Page, reason: string): Promise<string> {
  const { db, actor, now } = ctx
  const { id } = await db
    .one(
      q
        .insertInto('identity.menu_request')
        .values({
          institution_id: actor.institutionId,
          account_id: actor.accountId,
          person_id: actor.personId,
          menu_id: menuId,
          reason,
          state: menuRequestFlow.codes.pending,
          asked_at: now,
        })
        .returning('id'),
    )
    .catch(refuseTaken(menuRequestErrors.menuAsked))
  db.audit({
    institutionId: actor.institutionId,
    action: 'identity.menu-ask',
    object: `menu-request:${id}`,
    detail: { menuId, reason },
  })
  db.emit({ topic: identityTopics.menuAsked, audience: [actor.institutionId], payload: { id } })
  return id
}
