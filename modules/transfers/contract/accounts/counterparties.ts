import {
  defineRead,
  defineWrite,
  flag,
  id,
  oneLine,
  oneOf,
  platformErrors,
  strict,
  t,
  text,
} from '@iisp/contract'
import { entersOrders, keepsPayees, writesOrders } from '../access.ts'
import { transferErrors } from '../errors.ts'
import { accountName, accountNumber, bankName, branchNumber, code, done, written } from '../fields.ts'

const counterparty = t.Object({
  ZHBH: id,
  OTHERACCOUNT: accountNumber,
  OTHERACCNAME: accountName,
  OPENBANKNAME: bankName,
  HIGHTBANKNO: branchNumber,
  ISDEFAULT: flag,
  ZHZT: oneOf('0', '1', '2'),
  HKLX: text(2),
  SOURCE: oneOf('1', '2', '3'),
  IS_CAN_DELETE: flag,
  OPEID: text(64),
  ACCOUNT: accountNumber,
  NAME: accountName,
  XMBH: code,
  JJSID: text(20),
  /** Custody account that it belongs to; '' if it can be used with every custody account of the product. */
  TGZH: text(40),
  PROVINCE: text(30),
  CITY: text(30),
})

/** Counterparty accounts of a product, optionally only those of one custody account (`tgzh`) and transfer type. */
export const getOtherAccount = defineRead({
  name: 'getOtherAccount',
  summary: { zh: '对手方账户', en: 'Counterparty accounts' },
  methods: ['GET'],
  path: '/api/tran/getOtherAccount',
  aliases: ['/api/tran/account/getOtherAccount'],
  input: strict({
    productId: id,
    tgzh: t.Optional(accountNumber),
    hklx: t.Optional(text(2)),
    keyword: t.Optional(text(50)),
  }),
  output: t.Array(counterparty),
  access: entersOrders,
})

/**
 * Adds a counterparty account; number and names are trimmed. Refused if the number is already recorded under another
 * name.
 */
export const insertTwMgrOtherAcctInfo = defineWrite({
  name: 'insertTwMgrOtherAcctInfo',
  summary: { zh: '新增对手方账户', en: 'Add a counterparty account' },
  path: '/api/tran/insertTwMgrOtherAcctInfo',
  aliases: ['/api/tran/account/insertTwMgrOtherAcctInfo'],
  input: strict({
    productId: id,
    otherAccount: oneLine(60, 1),
    otherAccName: oneLine(220, 1),
    openBankName: oneLine(220, 1),
    hightBankNo: oneLine(20),
    province: t.Optional(oneLine(30)),
    city: t.Optional(oneLine(30)),
    hklx: t.Optional(text(2)),
    tgzh: t.Optional(accountNumber),
    isDefault: t.Optional(flag),
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
  name: 'accountCompare',
  summary: { zh: '对手方账户比对', en: 'Compare a counterparty account with the records' },
  methods: ['GET'],
  path: '/api/tran/insertTwMgrOtherAcctInfo/accountCompare',
  aliases: ['/api/tran/account/insertTwMgrOtherAcctInfo/accountCompare'],
  input: strict({
    productId: id,
    otherAccount: oneLine(60, 1),
    otherAccName: oneLine(220, 1),
    openBankName: t.Optional(oneLine(220)),
    hightBankNo: t.Optional(oneLine(20)),
  }),
  output: t.Object({
    result: oneOf('success', 'fail', 'tips'),
    message: text(500),
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
  name: 'deleteLocalOtherAcctInfo',
  summary: { zh: '删除对手方账户', en: 'Delete a counterparty account' },
  path: '/api/tran/deleteLocalOtherAcctInfo',
  aliases: ['/api/tran/account/deleteLocalOtherAcctInfo'],
  input: strict({ id, opeId: t.Optional(text(64)) }),
  output: done,
  errors: [platformErrors.notFound, transferErrors.accountNotDeletable],
  access: keepsPayees('id'),
  idempotent: 'yes',
})

/** Checks the form of an account: number, holder's name, bank branch number (BO-071). */
export const checkAccInfo = defineRead({
  name: 'checkAccInfo',
  summary: { zh: '账户信息校验', en: 'Check account details' },
  methods: ['GET'],
  path: '/api/tran/checkAccInfo',
  aliases: ['/api/tran/account/checkAccInfo'],
  input: strict({ account: oneLine(60), name: oneLine(220), bankNo: t.Optional(oneLine(20)) }),
  output: t.Object({ result: oneOf('success', 'fail'), message: text(200) }),
  access: writesOrders,
})
