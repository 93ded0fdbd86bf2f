import { type Language } from '@iisp/contract'
import { type PersonActor, nameIn, sql, timeText } from '@iisp/server'
import type { ApplicationRow } from '../../contract/applications/application.ts'
import type { RunState } from '../../contract/dealing/run-states.ts'
import { applicationActionsOn } from '../../rules/applications/application-actions.ts'
import type { NamedProduct } from '../products-by-id.ts'
import { applicationsOf } from './application-cases.ts'

/** The applications in the caller's scope with investor (`i`), account (`t`), manager (`n`) and run (`r`). */
export const applicationsFound = (actor: Pick<PersonActor, 'scope'>) =>
  applicationsOf(actor)
    .innerJoin('ta.investor as i', 'i.id', 'a.investor_id')
    .innerJoin('ta.trading_account as t', 't.id', 'a.trading_account_id')
    .leftJoin('identity.institution_name as n', 'n.institution_id', 'a.institution_id')
    .leftJoin('ta.dealing_run as r', 'r.id', 'a.run_id')

const confirmed = (column: 'fee' | 'net_amount' | 'shares') =>
  sql<string | null>`(SELECT sum(c.${sql.ref(column)}) FROM ta.confirmation c
    WHERE c.application_id = a.id AND c.product_id = a.product_id AND c.valid)`

/** Names of manager and investor are in the reader's language. */
export const applicationColumns = (language: Language) =>
  [
    'a.id',
    'a.application_no as applicationNo',
    'a.institution_id as institutionId',
    sql<string>`coalesce(${nameIn(language, 'n.name')}, '')`.as('institutionName'),
    'a.business_code as kind',
    'a.investor_id as investorId',
    nameIn(language, 'i.name').as('investorName'),
    'i.fund_account as fundAccount',
    'a.trading_account_id as tradingAccountId',
    't.account_no as tradingAccount',
    'a.product_id as productId',
    'a.target_product_id as targetProductId',
    'a.amount',
    'a.shares',
    confirmed('fee').as('fees'),
    confirmed('net_amount').as('netAmount'),
    confirmed('shares').as('confirmedShares'),
    'a.dealing_date as dealingDate',
    'a.late',
    sql<number>`(SELECT count(*)::int FROM ta.application_file f WHERE f.application_id = a.id)`.as(
      'documents',
    ),
    'a.status',
    sql<RunState | null>`r.status`.as('runState'),
    'a.created_by',
    'a.created_name as submittedBy',
    timeText<string | null>('a.submitted_at').as('submittedAt'),
    'a.reason',
    'a.version',
    'a.run_id',
  ] as const

type Shown = Omit<
  ApplicationRow,
  'productName' | 'productCode' | 'targetProductName' | 'targetProductCode' | 'shareClass' | 'actions'
>
interface Found extends Shown {
  readonly created_by: string
  readonly run_id: string | null
}
interface Looking {
  readonly actor: Pick<PersonActor, 'roles' | 'persons'>
  readonly now: Date
  readonly language: Language
}

/** Presents a row with the names of its product and the caller's actions. */
export function presentApplication<R extends Found>(
  { created_by, run_id, ...row }: R,
  products: ReadonlyMap<string, NamedProduct>,
  { actor, now }: Looking,
) {
  const product = products.get(row.productId)
  const target = products.get(row.targetProductId ?? '')
  const one = {
    status: row.status,
    kind: row.kind,
    dealingDate: row.dealingDate,
    inRun: run_id !== null,
    enteredBy: created_by,
  }
  return {
    ...row,
    productName: product?.NAME ?? '',
    productCode: product?.PRODUCT_NO ?? '',
    targetProductName: target?.NAME ?? '',
    targetProductCode: target?.PRODUCT_NO ?? '',
    shareClass: product?.PARENT_ID ? product.PRODUCT_NO.slice(-1) : '',
    actions: applicationActionsOn(one, actor, now),
  }
}
