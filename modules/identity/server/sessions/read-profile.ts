import type { InstitutionKind } from '@iisp/contract'
import type { Profile } from '@iisp/contract/shell-answers'
import type { PersonActor, Reader } from '@iisp/server'
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

/** The signed-in person and institution, as the profile spells them. */
export async function readProfile(db: Reader, actor: PersonActor): Promise<Profile> {
  const own = await db.one(
    q
      .selectFrom('identity.account as a')
      .innerJoin('identity.person as p', 'p.id', 'a.person_id')
      .innerJoin('identity.institution as i', 'i.institution_id', 'a.institution_id')
      .innerJoin('identity.session as s', (on) => on.on('s.hash', '=', actor.sessionHash))
      .select(['i.is_public', 'i.is_equity', 'a.private_account', 'p.phone', 's.zone_type'])
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
    managerType: channel ? 2 : 1,
    managerTypeOrg: channel ? 2 : 1,
    zoneType: own.zone_type,
    loginType: actor.loginType,
    menuTopology,
    roles: [...actor.roles],
    isFofAuth: '0',
    isEquity: flag(own.is_equity),
    // set by the sign-in of the global-fund zone alone
    isGlobalFund: '0',
  }
}
