import { type Language, refuse } from '@iisp/contract'
import { type Reader, sql } from '@iisp/server'
import { transferErrors } from '../../contract/errors.ts'
import { q } from '../tables.ts'

const names = {
  '1': { zh: '托管户', en: 'custody account' },
  '2': { zh: '募集户', en: 'raise account' },
} as const

/** The usable accounts (`a`) of funds from which or to which their registers pay, with their balances (`l`). */
export const usableAccounts = (kind: keyof typeof names) =>
  q
    .selectFrom('transfers.custody_account as a')
    .innerJoin('transfers.ledger_account as l', 'l.custody_account_id', 'a.id')
    .where('a.kind', '=', kind)
    .where('a.status', '=', '1')

/** The account of a fund that its register uses: the oldest one. */
const oldestAccount = (productId: string, kind: keyof typeof names) =>
  usableAccounts(kind).where('a.product_id', '=', productId).orderBy('a.id').limit(sql.lit(1))

/** The register's account of a fund. Refuses if there is none. */
export async function fundAccount(
  db: Reader,
  productId: string,
  kind: keyof typeof names,
  language: Language,
) {
  const found = await db.maybe(
    oldestAccount(productId, kind).select([
      'a.id',
      'a.account_no',
      'a.institution_id',
      'a.project_no',
      'l.id as ledger_id',
      'a.name',
      'a.open_bank',
      'a.branch_no',
    ]),
  )
  if (found !== undefined) return found
  const { code } = await db.one(
    q.selectFrom('product.product_name').select('code').where('id', '=', productId),
  )
  return refuse(transferErrors.registerAccountMissing, { code, account: names[kind][language] })
}
