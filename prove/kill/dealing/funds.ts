import type { Output } from '@iisp/contract'
import { fileUpload } from '@iisp/files/contract'
import { applicationBasis, defaultTerms, documentPurpose } from '@iisp/ta/contract'
import type { FundTerms } from '@iisp/ta/contract'
import type { TestClient } from '@iisp/testing/test-client'
import { managerOperators } from '../operators.ts'
import type { KillStage } from '../stage.ts'

/** A fund whose register is empty at first. */
export interface KillFund {
  readonly id: string
  readonly manager: TestClient
  /** The stored document of its applications. */
  readonly fileId: string
  /** Trading accounts of qualified investors. */
  readonly accounts: readonly string[]
  /** An open day to come, for which its applications are entered. */
  readonly openDay: string
}
const fundsPerManager = 2
const accountsPerFund = 3

/** Fees, rounding and a performance fee, so that every figure has odd digits; no lock-up, so that shares may leave at once. */
export const killTerms: FundTerms = {
  ...defaultTerms,
  subscription: { ...defaultTerms.subscription, scale: [{ from: '0.00', kind: 'rate', rate: '0.0123' }] },
  redemption: { ...defaultTerms.redemption, scale: [{ daysBelow: null, rate: '0.0050' }] },
  performanceFee: {
    method: 'perLot',
    takenFrom: 'redemption',
    rate: '0.2000',
    days: [],
    atDividend: true,
    markAfterDividend: 'reduced',
    hurdle: 'none',
  },
  regularOpening: { rule: { kind: 'weekly', weekday: 3 }, onClosedDay: 'nextInWeek', lastsDays: 1 },
  lockUp: { kind: 'none' },
  minimumHolding: { measure: 'none' },
}

/** Gives a fund these terms, from the first day of the calendar on. */
export const giveTerms = `UPDATE ta.fund_terms SET terms = $2, effective_from = '2024-01-01' WHERE product_id = $1`

/** Funds of a manager that were never dealt and have no applications, with accounts that may subscribe. */
const undealt = `
  SELECT p.id::text, a.accounts FROM product.product p
  CROSS JOIN LATERAL (
    SELECT array_agg(t.id::text ORDER BY t.id) AS accounts FROM ta.designated_account d
    JOIN ta.investor i ON i.id = d.investor_id AND i.status = '0'
      AND least(i.qualified_until, i.risk_until) > now()::date + 90
    JOIN ta.trading_account t ON t.investor_id = i.id AND t.distributor = p.institution_id AND t.status = '0'
    WHERE d.product_id = p.id) a
  WHERE p.institution_id = $1 AND p.status = '1' AND cardinality(a.accounts) >= ${accountsPerFund}
    AND EXISTS (SELECT FROM ta.fund_terms f WHERE f.product_id = p.id AND f.status = 'approved')
    AND NOT EXISTS (SELECT FROM ta.application x WHERE x.product_id = p.id)
    AND (SELECT count(DISTINCT kind) FROM transfers.custody_account c WHERE c.product_id = p.id AND c.status = '1') = 2
  ORDER BY p.id LIMIT ${fundsPerManager}`

/** Prepares the funds of every demonstrated manager, before the first kill. */
export async function prepareFunds(stage: KillStage): Promise<KillFund[]> {
  const owner = await stage.portal.connectAsOwner()
  const funds: KillFund[] = []
  for (const account of managerOperators) {
    const { client: manager, institutionId } = await stage.portal.signIn(owner, account)
    const { rows } = await owner.query<{ id: string; accounts: string[] }>(undealt, [institutionId])
    const fileId = await storeDocument(manager)
    for (const { id, accounts } of rows) {
      await owner.query(giveTerms, [id, JSON.stringify(killTerms)])
      const [first = ''] = accounts
      const asked = { productId: id, tradingAccountId: first, kind: '022' } as const
      const { openDays } = await stage.insist(manager, applicationBasis, asked)
      const openDay = openDays.at(-1)
      if (openDay === undefined) throw new Error(`fund ${id} has no open day to come`)
      funds.push({ id, manager, fileId, accounts: accounts.slice(0, accountsPerFund), openDay })
    }
  }
  await owner.end()
  return funds
}

async function storeDocument(manager: TestClient): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob(['%PDF-1.4\n']), '申请表.pdf')
  const query = new URLSearchParams({ purpose: documentPurpose })
  const stored = await manager.raw<Output<typeof fileUpload>>('POST', `${fileUpload.path}?${query}`, body)
  return stored.body.data.fileId
}

/** Trading days of the past, the earliest first: each fund is dealt on one after the other. */
export async function pastTradingDays(stage: KillStage): Promise<string[]> {
  const rows = await stage.owner<{ day: string }>(
    `SELECT to_char(date, 'YYYY-MM-DD') AS day FROM reference.calendar_day
     WHERE exchange AND date < now()::date - 30 AND date > '2024-02-01' ORDER BY date`,
  )
  return rows.map(({ day }) => day)
}
