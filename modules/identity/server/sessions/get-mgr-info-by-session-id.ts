import type { InstitutionKind } from '@iisp/contract'
import { type PersonActor, reader } from '@iisp/server'
import { getMgrInfoBySessionId as getMgrInfoBySessionIdCall } from '../../contract/sessions.ts'
import { maskedPhone } from '../../rules/sign-in/sms-limits.ts'
import { q } from '../tables.ts'

const cpTypes: Readonly<Record<InstitutionKind, '1' | '2' | '3'>> = {
  manager: '1',
  custodian: '2',
  channel: '3',
}
/** The new arrangement of menus; its presence marks this version of the portal. */
const menuTopology = '2'
const flag = (value: boolean): '0' | '1' => (value ? '1' : '0')

function isMgr(actor: PersonActor): '0' | '1' | '2' {
  if (actor.institutionKind === 'channel') return '2'
  return actor.roles.includes('administrator') ? '1' : '0'
}

export const getMgrInfoBySessionId = reader(getMgrInfoBySessionIdCall, async ({ db, actor }) => {
  const own = await db.one(
    q
      .selectFrom('identity.account as a')
      .innerJoin('identity.person as p', 'p.id', 'a.person_id')
      .innerJoin('identity.institution as i', 'i.institution_id', 'a.institution_id')
      .select(['i.is_public', 'a.private_account', 'p.phone'])
      .where('a.id', '=', actor.accountId)
      .where('a.institution_id', '=', actor.institutionId),
  )
  const channel = actor.institutionKind === 'channel'
  return {
    cpName: actor.institutionName,
    name: actor.name,
    account: actor.account,
    realName: actor.behind?.name ?? '',
    realAccount: actor.behind?.account ?? '',
    phone: own.phone === null ? '' : maskedPhone(own.phone),
    email: actor.account,
    instiCode: actor.institutionId,
    cpId: actor.institutionId,
    cpType: cpTypes[actor.institutionKind],
    supperMgrChg: flag(actor.superManager),
    isPublic: flag(own.is_public),
    isPrivateAccount: flag(own.private_account),
    isMgr: isMgr(actor),
    managerType: channel ? (2 as const) : (1 as const),
    managerTypeOrg: channel ? 2 : 1,
    zoneType: 0,
    loginType: actor.loginType,
    menuTopology,
    roles: [...actor.roles],
    isFofAuth: '0' as const,
  }
})
