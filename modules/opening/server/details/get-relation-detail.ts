import { platformErrors, refuse } from '@iisp/contract'
import { reader } from '@iisp/server'
import { linkTypes } from '../../contract/codes.ts'
import { type RelationRow, getRelationDetail as call } from '../../contract/details/relation.ts'
import { applicationFlow } from '../../contract/states.ts'
import { filesOf } from '../files/files-of.ts'
import { applicationToShow } from '../application-names.ts'
import { masked, statusName } from '../present.ts'
import type { Application } from '../tables.ts'

const words = {
  broker: { zh: '经纪商', en: 'Broker' },
  type: { zh: '账户类型', en: 'Account type' },
  account: { zh: '账号', en: 'Account' },
  state: { zh: '状态', en: 'State' },
  contact: { zh: '联系人', en: 'Contact' },
  phone: { zh: '联系电话', en: 'Phone' },
  courier: { zh: '快递单号', en: 'Courier number' },
  company: { zh: '快递公司', en: 'Courier' },
  message: { zh: '致托管人留言', en: 'Message to the trustee' },
  reason: { zh: '原因', en: 'Reason' },
  password: { zh: '资金密码', en: 'Fund password' },
} as const

export const getRelationDetail = reader(call, async (ctx, { xmbh, mode }) => {
  const application = await applicationToShow(ctx, xmbh)
  if (mode === 'break' && application.status !== applicationFlow.codes.dissolved)
    refuse(platformErrors.notFound)
  const files = await filesOf(ctx.db, application.id)
  return {
    CPMC: application.product_name,
    CPDM: application.product_no,
    ZHH: application.custody_account_no,
    KHYH: application.opening_bank,
    DEMM: masked(application.fund_password),
    fileInfo: files.map(({ fileId, name, fileType }) => ({ FILENAME: name, FILEID: fileId, TYPE: fileType })),
    info: rowsOf(application, ctx.language),
  }
})

function rowsOf(application: Application, language: 'zh' | 'en'): RelationRow[] {
  const two = (
    label1: keyof typeof words,
    text1: string,
    label2: keyof typeof words,
    text2: string,
  ): RelationRow => ({
    label1: words[label1][language],
    text1,
    label2: words[label2][language],
    text2,
    col: 2,
    type: 'text',
  })
  const one = (label: keyof typeof words, text1: string, type: RelationRow['type']): RelationRow => ({
    label1: words[label][language],
    text1,
    label2: '',
    text2: '',
    col: 1,
    type,
  })
  const { broker_name, link_type, account_no, contact_name, contact_phone } = application
  return [
    two('broker', broker_name, 'type', linkTypes[link_type][language]),
    two('account', account_no, 'state', statusName(application.status, language)),
    two('contact', contact_name, 'phone', contact_phone),
    two('courier', application.courier_no, 'company', application.courier_company),
    ...(application.message === '' ? [] : [one('message', application.message, 'text')]),
    ...(application.reason === '' ? [] : [one('reason', application.reason, 'text')]),
    one('password', masked(application.fund_password), 'password'),
  ]
}
