import { type Handler, type ServerModule, raw, reader, sql, writer } from '@iisp/server'
import { childFundAccounts, fundDealing, linkedPosition, placeLinkedApplication } from '@iisp/ta/contract'
import { taServer } from '@iisp/ta/server'

/** Answers from the register's tables. */
const answers: readonly Handler[] = [
  reader(fundDealing, async ({ db }, { productIds, on }) => ({
    funds: await Promise.all(
      productIds.map(async (productId) => {
        const terms = await db.maybe(
          raw(sql<{ terms: unknown }>`SELECT terms FROM ta.fund_terms WHERE product_id = ${productId}
            AND status = 'approved' AND effective_from <= ${on} ORDER BY effective_from DESC LIMIT 1`),
        )
        const nav = await db.maybe(
          raw(sql<{
            date: string
            unitNav: string
          }>`SELECT nav_date AS date, trim_scale(unit_nav)::text AS "unitNav"
            FROM ta.nav WHERE product_id = ${productId} AND status = 'confirmed' AND nav_date <= ${on}
            ORDER BY nav_date DESC LIMIT 1`),
        )
        return { productId, nav: nav ?? null, terms: terms?.terms ?? null, openDays: [on], shares: '0.00' }
      }),
    ),
  })),
  reader(childFundAccounts, async ({ db }, { childProductId, motherProductId }) => ({
    accounts: await db.all(
      raw(sql<never>`SELECT i.id AS "investorId", i.fund_account AS "fundAccount", i.status,
          a.id AS "tradingAccountId", a.account_no AS "tradingAccount", a.status AS "tradingStatus"
        FROM ta.investor i JOIN ta.trading_account a ON a.investor_id = i.id
        WHERE i.product_id = ${childProductId}
          AND i.institution_id = (SELECT institution_id FROM product.linked_funds(ARRAY[${motherProductId}::bigint], '{}'))
        ORDER BY a.id`),
    ),
  })),
  reader(linkedPosition, async ({ db }, { productId, tradingAccountId }) => {
    const held = await db.maybe(
      raw(sql<{ shares: string; frozen: string }>`SELECT shares, frozen FROM ta.holding
        WHERE product_id = ${productId} AND trading_account_id = ${tradingAccountId}`),
    )
    const lots = await db.all(
      raw(sql<never>`SELECT id, shares, registered_on AS "registeredOn", locked_until AS "lockedUntil",
          trim_scale(mark)::text AS mark
        FROM ta.lot WHERE product_id = ${productId} AND trading_account_id = ${tradingAccountId} AND shares > 0
        ORDER BY registered_on, id`),
    )
    return { shares: held?.shares ?? '0.00', frozen: held?.frozen ?? '0.00', lots }
  }),
  writer(placeLinkedApplication, async ({ db, now }, input) => {
    const { origin, productId, tradingAccountId, kind, amount, shares, notBefore, remark } = input
    const placed = await db.maybe(
      raw(sql<{ id: string; applicationNo: string; dealingDate: string }>`
        INSERT INTO ta.application (application_no, institution_id, product_id, business_code, investor_id,
          trading_account_id, amount, shares, remaining_shares, dealing_date, source, origin, remark, status,
          created_by, created_name, created_at)
        SELECT 'L' || nextval('ta.application_number'), a.institution_id, ${productId}, ${kind}, a.investor_id, a.id,
          ${amount}, ${shares}, ${shares}, ${notBefore}, 'relation', ${origin}, ${remark}, '3', 'system', '系统', ${now}
        FROM ta.trading_account a WHERE a.id = ${tradingAccountId} ON CONFLICT (origin) DO NOTHING
        RETURNING id, application_no AS "applicationNo", dealing_date AS "dealingDate"`),
    )
    if (placed !== undefined) return { ...placed, placed: true }
    const known = await db.one(
      raw(sql<{
        id: string
        applicationNo: string
        dealingDate: string
      }>`SELECT id, application_no AS "applicationNo",
        dealing_date AS "dealingDate" FROM ta.application WHERE origin = ${origin}`),
    )
    return { ...known, placed: false }
  }),
]

/** What the share register offers to linked funds, as far as the register itself does not answer yet. */
export const registerLinks: ServerModule = {
  name: 'register-links',
  handlers: answers.filter(({ call }) => !taServer.handlers.some((own) => own.call === call)),
  pages: [],
}
