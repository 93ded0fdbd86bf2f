import { defineList, t } from '@iisp/contract'
import { referenceErrors } from './errors.ts'
import { regionCode } from './regions.ts'

/**
 * Searches open banks by parts of the name, pinyin initials or the branch number; parts are separated by
 * spaces and all must occur. Without a name, all branches. Ordered by branch number.
 */
export const getOtherAccountByBranchName = defineList({
  summary: { zh: '查询开户行', en: 'Bank branches' },
  methods: ['GET'],
  path: '/api/tran/getOtherAccountByBranchName',
  aliases: ['/api/tran/account/getOtherAccountByBranchName'],
  filters: {
    openBankName: t.Optional(t.text(120)),
    /** Code of a province or city: lists only branches there. */
    regionCode: t.Optional(regionCode),
  },
  row: t.Object({
    OPENBANKNAME: t.String(),
    HIGHTBANKNO: t.String({ pattern: '^[0-9]{12}$' }),
    PROVINCE: t.String(),
    CITY: t.String(),
  }),
  errors: [referenceErrors.regionNotFound],
  access: { who: 'session' },
})
