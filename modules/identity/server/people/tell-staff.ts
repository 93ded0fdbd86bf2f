import { type PersonalMessage, messageTold } from '@iisp/notices/contract'
import { type PersonActor, type WriteContext, type Writer, sql } from '@iisp/server'
import { staffChanges } from '../../contract/pages.ts'
import { type StaffChangeTable, q } from '../tables.ts'

type Message = Omit<PersonalMessage, 'subject'>

const tell = (db: Writer, message: Message, subject: string): void =>
  db.emit({
    topic: messageTold,
    audience: [message.institutionId],
    payload: { ...message, subject: `staff-change/${subject}` },
  })

interface Proposed {
  /** The change. */
  readonly id: string
  readonly institutionId: string
  /** The person concerned; null for somebody who is invited. */
  readonly concerned: string | null
  readonly name: string
}

/** Tells the institution's other administrators that a change waits. The custodian's people see it in their to-dos. */
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
      .where('person_id', 'not in', [actor.personId, concerned ?? actor.personId])
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
        contentEn: `${actor.name} proposes a change of ${name}. Please confirm or decline.`,
        menuId: staffChanges.id,
        query: `detail=${id}`,
      },
      `${id}/proposed`,
    )
}

type Change = Pick<
  StaffChangeTable,
  'institution_id' | 'account_id' | 'proposed_account' | 'proposed_institution' | 'name'
> & { readonly id: string }

const toProposer = ({ proposed_account, proposed_institution }: Change) => ({
  accountId: proposed_account,
  institutionId: proposed_institution,
})

const tellConcerned = (
  db: Writer,
  { id, ...to }: Pick<Message, 'accountId' | 'institutionId'> & { readonly id: string },
): void =>
  tell(
    db,
    {
      ...to,
      tone: 'info',
      titleZh: '您的角色已变更',
      titleEn: 'Your roles have changed',
      contentZh: '管理员已变更您的角色，可用的菜单已随之更新。如有疑问，请联系本机构管理员。',
      contentEn:
        'Administrators changed your roles, and your menus with them. Please ask them if this is unexpected.',
      menuId: '',
      query: '',
    },
    `${id}/concerned`,
  )

/** Tells the person concerned, if already there, and who proposed it, that a change is in effect. */
export function tellConfirmed(db: Writer, change: Change): void {
  const { id, name, account_id: accountId } = change
  if (accountId !== null) tellConcerned(db, { accountId, institutionId: change.institution_id, id })
  tell(
    db,
    {
      ...toProposer(change),
      tone: 'success',
      titleZh: '人员变更已生效',
      titleEn: 'A change is in effect',
      contentZh: `您提出的${name}的变更已复核通过。`,
      contentEn: `The change that you proposed for ${name} was confirmed.`,
      menuId: staffChanges.id,
      query: `all=1&detail=${id}`,
    },
    `${id}/confirmed`,
  )
}

/** Tells who proposed a change that it was declined, and why. */
export const tellDeclined = (db: Writer, change: Change, reason: string): void =>
  tell(
    db,
    {
      ...toProposer(change),
      tone: 'warning',
      titleZh: '人员变更被退回',
      titleEn: 'A change was declined',
      contentZh: `您提出的${change.name}的变更被退回。原因：${reason}`,
      contentEn: `The change that you proposed for ${change.name} was declined. Reason: ${reason}`,
      menuId: staffChanges.id,
      query: `all=1&detail=${change.id}`,
    },
    `${change.id}/declined`,
  )
