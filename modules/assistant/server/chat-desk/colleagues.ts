import { getColleagues } from '@iisp/identity/contract'
import type { CallContext } from '@iisp/server'

/** The operators who may attend to chats. */
export async function colleaguesOf(ctx: CallContext) {
  const people = await ctx.call(getColleagues, { roles: ['custodian-operator'] })
  return people.map(({ USERID, NAME, EMAIL }) => ({ id: USERID, name: NAME, account: EMAIL }))
}
