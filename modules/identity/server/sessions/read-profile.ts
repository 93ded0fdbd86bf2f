import type { InstitutionKind } from '@iisp/contract'
import type { Profile } from '@iisp/contract/shell-answers'
import { type PersonActor, type Reader, personNameInEnglish, principalOf } from '@iisp/server'
import { kindAt, managerTypeOrg, sideInUse } from '../../rules/own-identities/sides.ts'
import { maskedPhone } from '../../rules/sign-in/sms-limits.ts'
import { q } from '../tables.ts'

const cpTypes: Readonly<Record<InstitutionKind, '1' | '2' | '3'>> = {
  manager: '1',
  custodian: '2',
  channel: '3',
}
const agencyType = '6'
/**
 * People who chose no arrangement get the new one; the value also marks this version of the portal.
 */
const newMenus = 2
const flag = (value: boolean): '0' | '1' => (value ? '1' : '0')

/** Account, person, institution and session of the actor. */
const readOwn = (db: Reader, actor: PersonActor) =>
  db.one(
    q
      .selectFrom('identity.account as a')
      .innerJoin('identity.person as p', 'p.id', 'a.person_id')
      .innerJoin('identity.institution as i', 'i.institution_id', 'a.institution_id')
      .innerJoin('identity.session as s', (on) => on.on('s.hash', '=', actor.sessionHash))
      .leftJoin('identity.menu_arrangement as m', 'm.account_id', 'a.id')
      .select([
        'i.kind',
        'i.is_public',
        'i.is_equity',
        'i.monitor_report',
        'i.agency',
        'a.roles',
        'a.both_sides',
        'a.global_fund',
      ])
      .select('i.name_en')
      .select(['a.private_account', 'p.phone', 's.zone_type', 's.manager_type', 'm.topology'])
      .where('a.id', '=', actor.accountId)
      .where('a.institution_id', '=', actor.institutionId),
  )

/** The signed-in person and institution, as the profile spells them. */
export async function readProfile(db: Reader, actor: PersonActor): Promise<Profile> {
  const own = await readOwn(db, actor)
  const side = sideInUse({ kind: own.kind, bothSides: own.both_sides }, own.manager_type)
  const isChannel = kindAt(own.kind, side) === 'channel'
  const roles = side === 0 ? [] : [...own.roles]
  return {
    principal: principalOf(actor),
    cpName: actor.institutionName,
    cpNameEn: own.name_en,
    name: actor.name,
    nameEn: personNameInEnglish(actor.name),
    account: actor.account,
    realName: actor.behind?.name ?? '',
    realNameEn: personNameInEnglish(actor.behind?.name ?? ''),
    realAccount: actor.behind?.account ?? '',
    phone: own.phone === null ? '' : maskedPhone(own.phone),
    email: actor.account,
    instiCode: actor.institutionId,
    cpId: actor.institutionId,
    cpType: own.agency ? agencyType : cpTypes[own.kind],
    supperMgrChg: flag(actor.superManager),
    isPublic: flag(own.is_public),
    isPrivateAccount: flag(own.private_account),
    isMgr: isChannel ? '2' : flag(roles.includes('administrator')),
    managerType: side,
    managerTypeOrg: managerTypeOrg(own.kind, side),
    zoneType: own.zone_type,
    loginType: actor.loginType,
    menuTopology: String(own.topology ?? newMenus),
    roles,
    isFofAuth: '0',
    isEquity: flag(own.is_equity),
    isGlobalFund: flag(own.global_fund),
    isMonitorReport: flag(own.monitor_report),
  }
}
