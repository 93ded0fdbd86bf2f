import { personalMessage } from '@iisp/notices/contract'
import { type PersonActor, type WriteContext, type Writer, personNameInEnglish, sql } from '@iisp/server'
import type { InstitutionAction } from '../../../contract/people/institutions.ts'
import type { StaffChangeKind } from '../../../contract/people/staff-changes.ts'
import { staffChanges } from '../../../contract/pages.ts'
import { isOfInstitution } from '../../../rules/people/staff-changes.ts'
import { type StaffChangeTable, q } from '../../tables.ts'

type Message = Omit<Parameters<typeof personalMessage>[0], 'subject'>

const tell = (db: Writer, message: Message, subject: string): void =>
  db.emit(personalMessage({ ...message, subject: `staff-change/${subject}` }))

interface Proposed {
  /** The change. */
  readonly id: string
  readonly institutionId: string
  /** The person concerned; null for an invited person. */
  readonly concerned: string | null
  readonly name: string
}

/**
 * Notifies the institution's other administrators of a change to decide. The custodian's people see
 * it in their to-dos.
 */
export async function tellProposed(
  { db, actor }: WriteContext<PersonActor>,
  { id, institutionId, concerned, name }: Proposed,
): Promise<void> {
  const administrators = await db.all(
    q
      .selectFrom('identity.reach')
      .select('account_id')
      .where('institution_id', '=', institutionId)
      .where(sql<boolean>`roles && ${['administrator', 'system-administrator']}::text[]`)
      .where('person_id', 'not in', concerned === null ? actor.persons : [...actor.persons, concerned])
      .orderBy('account_id')
      .limit(20),
  )
  for (const { account_id: accountId } of administrators)
    tell(
      db,
      {
        accountId,
        institutionId,
        tone: 'info',
        titleZh: '有新的人员变更待复核',
        titleEn: 'A change of a person waits',
        contentZh: `${actor.name}提出${name}的人员变更，请复核。`,
        contentEn: `${personNameInEnglish(actor.name)} proposes a change of ${personNameInEnglish(name)}. Please confirm or decline.`,
        menuId: staffChanges.id,
        query: `detail=${id}`,
      },
      `${id}/proposed`,
    )
}

type Change = Pick<
  StaffChangeTable,
  'institution_id' | 'account_id' | 'proposed_account' | 'proposed_institution' | 'name'
> & { readonly id: string; readonly kind: StaffChangeKind }

/** Of the person or the institution that the change is about. */
const nameInEnglish = ({ kind, name }: Change): string =>
  isOfInstitution(kind) ? name : personNameInEnglish(name)

const toProposer = ({ proposed_account, proposed_institution }: Change) => ({
  accountId: proposed_account,
  institutionId: proposed_institution,
})

interface ToldChange {
  readonly id: string
  readonly kind: Exclude<StaffChangeKind, 'invite' | InstitutionAction>
}

/** Notice to the person concerned about a change in effect. */
const concernedTexts = {
  roles: {
    titleZh: '您的角色已变更',
    titleEn: 'Your roles have changed',
    contentZh: '管理员已变更您的角色，可用的菜单已随之更新。如有疑问，请联系本机构管理员。',
    contentEn:
      'Administrators changed your roles, and your menus with them. Please ask them if this is unexpected.',
  },
  phone: {
    titleZh: '您的手机号码已变更',
    titleEn: 'Your mobile was changed',
    contentZh: '管理员已变更您的登记手机号码，验证码将发送至新号码。如非本人要求，请立即联系托管人。',
    contentEn:
      'Administrators changed your registered mobile; codes go to the new one. If you did not ask for this, call your custodian at once.',
  },
  keys: {
    titleZh: '您的UKey已移除',
    titleEn: 'Your hardware keys were removed',
    contentZh: '管理员已移除您账号的全部UKey，可在个人中心重新登记。如非本人要求，请立即联系托管人。',
    contentEn:
      'Administrators removed all hardware keys of your account; you can add new ones under My account. If you did not ask for this, call your custodian at once.',
  },
} satisfies Record<ToldChange['kind'], Partial<Message>>

const tellConcerned = (
  db: Writer,
  { id, kind, ...to }: Pick<Message, 'accountId' | 'institutionId'> & ToldChange,
): void =>
  tell(
    db,
    {
      ...to,
      tone: 'info',
      ...concernedTexts[kind],
    },
    `${id}/concerned`,
  )

/**
 * Tells the proposer that a change is in effect, and the person concerned if they already have an
 * account.
 */
export function tellConfirmed(db: Writer, change: Change): void {
  const { id, kind, account_id: accountId } = change
  if (accountId !== null && kind !== 'invite' && !isOfInstitution(kind))
    tellConcerned(db, { accountId, institutionId: change.institution_id, id, kind })
  tell(
    db,
    {
      ...toProposer(change),
      tone: 'success',
      titleZh: '人员变更已生效',
      titleEn: 'A change is in effect',
      contentZh: `您提出的${change.name}的变更已复核通过。`,
      contentEn: `The change that you proposed for ${nameInEnglish(change)} was confirmed.`,
      menuId: staffChanges.id,
      query: `all=1&detail=${id}`,
    },
    `${id}/confirmed`,
  )
}

/** Notifies the proposer that a change was declined, with the reason. */
export const tellDeclined = (db: Writer, change: Change, reason: string): void =>
  tell(
    db,
    {
      ...toProposer(change),
      tone: 'warning',
      titleZh: '人员变更被退回',
      titleEn: 'A change was declined',
      contentZh: `您提出的${change.name}的变更被退回。原因：${reason}`,
      contentEn: `The change that you proposed for ${nameInEnglish(change)} was declined. Reason: ${reason}`,
      menuId: staffChanges.id,
      query: `all=1&detail=${change.id}`,
    },
    `${change.id}/declined`,
  )

/** Notifies the proposer that a change was not decided in time. */
export const tellLapsed = (db: Writer, change: Change): void =>
  tell(
    db,
    {
      ...toProposer(change),
      tone: 'warning',
      titleZh: '人员变更已失效',
      titleEn: 'A change has lapsed',
      contentZh: `您提出的${change.name}的变更在期限内无人复核，已自动失效。如仍需要，请重新提出。`,
      contentEn: `Nobody decided in time on the change that you proposed for ${nameInEnglish(change)}. Please propose it again if it is still needed.`,
      menuId: staffChanges.id,
      query: `all=1&detail=${change.id}`,
    },
    `${change.id}/lapsed`,
  )
