import type { Language } from '@iisp/contract'
import { mask } from '@iisp/contract/masking'
import { type PersonActor, nameIn, sql, stateLiteral } from '@iisp/server'
import { investorChangeFlow } from '../../contract/investors/investor-change-states.ts'
import type { IdentityType } from '../../contract/investors/investor-kinds.ts'
import type { InvestorRow } from '../../contract/investors/investors.ts'
import { type HeldState, changesFor } from '../../rules/investors/change-actions.ts'
import { q } from '../tables.ts'

/** The investors (`i`) in the caller's scope: the own register's, or all at the TA desk. */
export const investorsOf = ({ scope }: Pick<PersonActor, 'scope'>) =>
  q.selectFrom('ta.investor as i').$if(scope !== '*', (all) => all.where('i.institution_id', '=', scope))

/** The same with the names of their managers (`n`). */
export const investorsFound = (actor: Pick<PersonActor, 'scope'>) =>
  investorsOf(actor).leftJoin('identity.institution_name as n', 'n.institution_id', 'i.institution_id')

/** The name of the manager is in the reader's language. */
export const investorColumns = (language: Language) =>
  [
    'i.id',
    'i.institution_id as institutionId',
    sql<string>`coalesce(${nameIn(language, 'n.name')}, '')`.as('institutionName'),
    'i.kind',
    'i.name',
    'i.name_en as nameEn',
    sql<IdentityType>`i.id_type`.as('idType'),
    'i.id_no as idNo',
    'i.phone',
    'i.fund_account as fundAccount',
    'i.status',
    'i.qualified_until as qualifiedUntil',
    sql<InvestorRow['riskRating']>`i.risk_rating::text`.as('riskRating'),
    'i.risk_until as riskUntil',
    'i.opened_on as openedOn',
    // a change of the investor is not reviewed yet
    sql<boolean>`EXISTS (SELECT FROM ta.investor_change c WHERE c.investor_id = i.id AND c.status = ${stateLiteral(investorChangeFlow.codes.entered)})`.as(
      'pending',
    ),
    sql<boolean>`EXISTS (SELECT FROM ta.holding h WHERE h.investor_id = i.id AND h.shares_hundredths > 0)`.as(
      'holds',
    ),
    sql<boolean>`EXISTS (SELECT FROM ta.holding h WHERE h.investor_id = i.id AND h.frozen > 0)`.as(
      'hasFrozen',
    ),
  ] as const

/** Presents a row: personal data masked, with the kinds of changes that the person may enter. */
export const presentInvestor = <R extends Omit<InvestorRow, 'actions'> & HeldState>(
  { holds, hasFrozen, ...row }: R,
  { roles }: Pick<PersonActor, 'roles'>,
) => ({
  ...row,
  idNo: mask(row.idNo),
  phone: mask(row.phone),
  actions: roles.includes('ta-operator') ? changesFor(row.status, row.pending, { holds, hasFrozen }) : [],
})
