import { randomBytes } from 'node:crypto'
import { refuse } from '@iisp/contract'
import { type Handler, type Writer, sql, takeLock, writer } from '@iisp/server'
import { openInstitution as call } from '../../contract/people/open-institution.ts'
import { staffErrors } from '../../contract/people/staff-errors.ts'
import { accountFault, normalAccount } from '../../rules/sign-in/account.ts'
import type { Identity } from '../identity.ts'
import { q } from '../tables.ts'
import { openAccount } from './open-account.ts'

const prefixes = { manager: 'M', channel: 'C' } as const

/** It is done a few times a day, so that the slow hash may be made within the transaction. */
export const openInstitution = (identity: Identity): Handler =>
  writer(call, async ({ db, now }, { kind, name, nameEn, administrator }) => {
    const account = normalAccount(administrator.account)
    if (accountFault(account) !== null) refuse(staffErrors.accountTaken)
    await takeLock(db, 'identity.open-institution')
    const taken = await db.maybe(
      q.selectFrom('identity.institution').select('institution_id').where('name', '=', name),
    )
    if (taken !== undefined) refuse(staffErrors.institutionTaken)
    const institutionId = await nextId(db, prefixes[kind])
    await db.run(
      q.insertInto('identity.institution').values({
        institution_id: institutionId,
        name,
        name_en: nameEn === '' ? name : nameEn,
        kind,
        // it has signed no agreement yet
        yelc_signed: '0',
        tghhk_signed: '0',
        mjhhk_signed: '0',
      }),
    )
    await openAccount(
      db,
      {
        institution_id: institutionId,
        institutionName: name,
        name: administrator.name,
        phone: administrator.phone,
        account,
        roles_after: ['administrator'],
      },
      { hash: await identity.hasher.hash(randomBytes(32).toString('hex')), now },
    )
    db.audit({
      institutionId,
      action: 'identity.institution-open',
      object: `institution:${institutionId}`,
      detail: { kind, name, administrator: account },
    })
    return { institutionId }
  })

/** The number after the highest of the kind: M007 after M006. */
async function nextId(db: Writer, prefix: string): Promise<string> {
  const { last } = await db.one(
    q
      .selectFrom('identity.institution')
      .select(sql<number>`coalesce(max(substr(institution_id, 2)::int), 0)`.as('last'))
      .where(sql<boolean>`institution_id ~ ${`^${prefix}[0-9]{1,6}$`}`),
  )
  return `${prefix}${String(last + 1).padStart(3, '0')}`
}
