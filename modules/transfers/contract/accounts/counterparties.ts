import { defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { entersOrders, keepsPayees, writesOrders } from '../access.ts'
import { transferErrors } from '../errors.ts'
import { accountName, accountNumber, bankName, branchNumber, code, done, written } from '../fields.ts'

const counterparty = t.Object({
  ZHBH: t.id,
  OTHERACCOUNT: accountNumber,
  OTHERACCNAME: accountName,
  OPENBANKNAME: bankName,
  HIGHTBANKNO: branchNumber,
  ISDEFAULT: t.flag,
  ZHZT: t.oneOf('0', '1', '2'),
  HKLX: t.text(2),
  SOURCE: t.oneOf('1', '2', '3'),
  IS_CAN_DELETE: t.flag,
  OPEID: t.text(64),
  ACCOUNT: accountNumber,
  NAME: accountName,
  XMBH: code,
  JJSID: t.text(20),
  /** Custody account that it belongs to; '' if it can be used with every custody account of the product. */
  TGZH: t.text(40),
  PROVINCE: t.text(30),
  CITY: t.text(30),
})

/** Counterparty accounts of a product, optionally only those of one custody account (`tgzh`) and transfer type. */
export const getOtherAccount = defineRead({
  summary: { zh: '对手方账户', en: 'Counterparty accounts' },
  path: '/api/tran/getOtherAccount',
  aliases: ['/api/tran/account/getOtherAccount'],
  input: t.strict({
    productId: t.id,
    tgzh: t.Optional(accountNumber),
    hklx: t.Optional(t.text(2)),
    keyword: t.Optional(t.text(50)),
  }),
  output: t.Array(counterparty),
  access: entersOrders,
})

/**
 * Adds a counterparty account; number and names are trimmed. Refused if the number is already recorded under another
 * name.
 */
export const insertTwMgrOtherAcctInfo = defineWrite({
  summary: { zh: '新增对手方账户', en: 'Add a counterparty account' },
  path: '/api/tran/insertTwMgrOtherAcctInfo',
  aliases: ['/api/tran/account/insertTwMgrOtherAcctInfo'],
  input: t.strict({
    productId: t.id,
    otherAccount: t.oneLine(60, 1),
    otherAccName: t.oneLine(220, 1),
    openBankName: t.oneLine(220, 1),
    hightBankNo: t.oneLine(20),
    province: t.Optional(t.oneLine(30)),
    city: t.Optional(t.oneLine(30)),
    hklx: t.Optional(t.text(2)),
    tgzh: t.Optional(accountNumber),
    isDefault: t.Optional(t.flag),
  }),
  output: written,
  errors: [
    transferErrors.tooManyAccounts,
    platformErrors.notFound,
    transferErrors.accountExists,
    transferErrors.accountInvalid,
    transferErrors.accountCompareFailed,
  ],
  access: keepsPayees('otherAccount'),
  idempotent: 'key',
})

/**
 * Compares an account with the recorded ones before it is created (BO-056). `fail`: the number is recorded under
 * another name. `tips`: the name is recorded with another number or bank. `list` holds the recorded accounts.
 */
export const accountCompare = defineRead({
  summary: { zh: '对手方账户比对', en: 'Compare a counterparty account with the records' },
  path: '/api/tran/insertTwMgrOtherAcctInfo/accountCompare',
  aliases: ['/api/tran/account/insertTwMgrOtherAcctInfo/accountCompare'],
  input: t.strict({
    productId: t.id,
    otherAccount: t.oneLine(60, 1),
    otherAccName: t.oneLine(220, 1),
    openBankName: t.Optional(t.oneLine(220)),
    hightBankNo: t.Optional(t.oneLine(20)),
  }),
  output: t.Object({
    result: t.oneOf('success', 'fail', 'tips'),
    message: t.text(500),
    list: t.Array(
      t.Object({
        OTHERACCOUNT: accountNumber,
        OTHERACCNAME: accountName,
        OPENBANKNAME: bankName,
        HIGHTBANKNO: branchNumber,
      }),
    ),
  }),
  access: writesOrders,
})

/** Deletes a counterparty account that was entered here (SOURCE 1) and that no open order uses. */
export const deleteLocalOtherAcctInfo = defineWrite({
  summary: { zh: '删除对手方账户', en: 'Delete a counterparty account' },
  path: '/api/tran/deleteLocalOtherAcctInfo',
  aliases: ['/api/tran/account/deleteLocalOtherAcctInfo'],
  input: t.strict({ id: t.id, opeId: t.Optional(t.text(64)) }),
  output: done,
  errors: [platformErrors.notFound, transferErrors.accountNotDeletable],
  access: keepsPayees('id'),
  idempotent: 'yes',
})

/** Checks the form of an account: number, holder's name, bank branch number (BO-071). */
export const checkAccInfo = defineRead({
  summary: { zh: '账户信息校验', en: 'Check account details' },
  path: '/api/tran/checkAccInfo',
  aliases: ['/api/tran/account/checkAccInfo'],
  input: t.strict({ account: t.oneLine(60), name: t.oneLine(220), bankNo: t.Optional(t.oneLine(20)) }),
  output: t.Object({ result: t.oneOf('success', 'fail'), message: t.text(200) }),
  access: writesOrders,
})
