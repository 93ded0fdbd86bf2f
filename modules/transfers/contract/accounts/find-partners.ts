import { defineRead, t } from '@iisp/contract'
import { transferList } from '../pages.ts'
import { accountName, accountNumber } from '../fields.ts'

/** The most partners that a search answers. */
export const mostFoundPartners = 5

/**
 * The counterparty accounts of the institution whose name contains the keyword or whose number begins with it, each
 * account once although several products use it; names that begin with the keyword first.
 */
export const findPartners = defineRead({
  summary: { zh: '查找对手方账户', en: 'Find counterparty accounts' },
  path: '/api/tran/findPartners',
  input: t.strict({ keyword: t.text(100, 1) }),
  output: t.Object({
    list: t.Array(t.Object({ ACCOUNT: accountNumber, NAME: accountName }), { maxItems: mostFoundPartners }),
  }),
  access: { who: 'pages', pages: [transferList] },
})
