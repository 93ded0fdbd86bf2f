import { defineFields, defineRead, defineWrite, f, platformErrors, t } from '@iisp/contract'
import { entersOrders, keepsPayees } from '../access.ts'
import { brokerAccountTypes } from '../codes.ts'
import { transferErrors } from '../errors.ts'
import { accountName, accountNumber, code, done, written } from '../fields.ts'

export const brokerEntry = defineFields({
  jjsid: f.explained(f.keyOf(t.text(20, 1), ['经纪商', 'Broker']), [
    '请选择经纪商',
    'Please choose the broker',
  ]),
  zhlx: f.oneOf(brokerAccountTypes, ['账户类型', 'Account kind']),
  account: f.explained(f.line(40, ['资金账号', 'Cash account no.'], 1), [
    '请输入资金账号',
    'Please enter the account number',
  ]),
  name: f.explained(f.line(200, ['户名', 'Account name'], 1), [
    '请输入户名',
    'Please enter the account name',
  ]),
  yyb: f.orEmpty(f.line(100, ['营业部', 'Branch'])),
})
const { zhlx, yyb } = brokerEntry.named
const brokerAccount = t.Object({
  ID: t.id,
  ACCOUNT: accountNumber,
  NAME: accountName,
  /** Number of the broker in the list of brokers. */
  JJSID: t.text(20),
  ZHLX: zhlx.schema,
  YYB: t.text(100),
  ISDEFAULT: t.flag,
  ZHBH: t.id,
  ZHZT: t.oneOf('0', '1', '2'),
  HKLX: t.text(2),
  SOURCE: t.oneOf('1', '2', '3'),
  IS_CAN_DELETE: t.flag,
  OPEID: t.text(64),
  XMBH: code,
  TGZH: accountNumber,
})

/**
 * Broker accounts of a custody account. `type`: 1 securities and similar, 2 futures. Answers 404 with a message if
 * there are none.
 */
export const getBrokerByAccount = defineRead({
  summary: { zh: '托管账户对应的经纪账户', en: 'Broker accounts of a custody account' },
  path: '/api/tran/account/getBrokerByAccount',
  aliases: ['/api/tran/getBrokerByAccount'],
  input: t.strict({
    account: accountNumber,
    type: t.Optional(t.oneOf('1', '2')),
    productId: t.Optional(t.id),
  }),
  output: t.Array(brokerAccount),
  errors: [transferErrors.noBrokerAccount],
  access: entersOrders,
})

/** Adds a broker account to a custody account (`tgzh`) of a product. */
export const insertBroker = defineWrite({
  summary: { zh: '新增经纪账户', en: 'Add a broker account' },
  path: '/api/tran/insertBroker',
  aliases: ['/api/tran/account/insertBroker'],
  input: t.strict({
    ...brokerEntry.row.properties,
    yyb: t.Optional(yyb.schema),
    productId: t.id,
    tgzh: accountNumber,
    isDefault: t.Optional(t.flag),
  }),
  output: written,
  errors: [
    platformErrors.notFound,
    transferErrors.accountExists,
    transferErrors.accountInvalid,
    transferErrors.tooManyAccounts,
  ],
  access: keepsPayees('account'),
  idempotent: 'key',
})

/** Deletes a broker account that was entered here and that no open order uses. */
export const deleteBroker = defineWrite({
  summary: { zh: '删除经纪账户', en: 'Delete a broker account' },
  methods: ['GET', 'POST'],
  path: '/api/tran/deleteBroker',
  aliases: ['/api/tran/account/deleteBroker'],
  input: t.strict({ id: t.id, source: t.Optional(t.oneOf('1', '2', '3')), opeId: t.Optional(t.text(64)) }),
  output: done,
  errors: [platformErrors.notFound, transferErrors.accountNotDeletable],
  access: keepsPayees('id'),
  idempotent: 'yes',
})

/** Makes a partner account the default. `type`: 1 broker account, 2 counterparty account. */
export const settingDefault = defineWrite({
  summary: { zh: '设为默认账户', en: 'Set the default broker account' },
  methods: ['GET', 'POST'],
  path: '/api/tran/settingDefault',
  aliases: ['/api/tran/account/settingDefault'],
  input: t.strict({ id: t.id, type: t.oneOf('1', '2') }),
  output: done,
  errors: [platformErrors.notFound, transferErrors.accountUnusable],
  access: keepsPayees('id'),
  idempotent: 'yes',
})

/** The balance of a broker account, counting only orders made in this portal. */
export const getBrokerBalanceNewRV = defineRead({
  summary: { zh: '经纪账户余额', en: 'Balance of a broker account' },
  path: '/tgfw-asset/tran/account/getBrokerBalanceNewRV',
  input: t.strict({ account: accountNumber, id: t.id }),
  output: t.Object({ account: accountNumber, BALANCE: t.signedAmount, UPDATE_TIME: t.dateTime }),
  errors: [platformErrors.notFound],
  access: entersOrders,
})
