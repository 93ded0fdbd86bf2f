import { textsOf } from '@iisp/contract'
import { applicationFields } from '@iisp/opening/contract'
import { defineTexts } from '@iisp/web'

export const deskTexts = defineTexts({
  ...textsOf(applicationFields),
  title: ['开户与三方关联处理', 'Opening and link desk'],
  hint: [
    '各管理人的证券账户开户与三方关联申请；被催办的排在最前，其余按提交时间先后。',
    'Applications of all managers to open and link accounts; urged ones first, then by submission.',
  ],
  empty: ['暂无数据，没有符合条件的申请', 'No data: no application matches'],
  keyword: ['关键字', 'Keyword'],
  keywordHint: ['项目编号/产品/经纪商', 'Project number, product, broker'],
  submittedOn: ['提交日期', 'Submitted on'],
  urgedOnly: ['催办', 'Urged'],
  urgedYes: ['仅看催办', 'Urged only'],
  open: ['处理', 'Open'],
  details: ['关联信息', 'Association'],
  action: {
    accept: ['审核通过', 'Accept papers'],
    register: ['登记中登开户', 'Account opened'],
    link: ['完成银行关联', 'Complete link'],
    courier: ['登记快递', 'Papers sent'],
    reject: ['驳回', 'Reject'],
    break: ['解除关联', 'Disconnect'],
  },
  acceptAsk: ['确认{{xmbh}}的材料齐备并审核通过吗？', 'Are the papers of {{xmbh}} complete and in order?'],
  account: ['证券账号', 'Securities account'],
  custody: ['托管账户', 'Custody account'],
  bank: ['开户行', 'Opening bank'],
  password: ['资金密码', 'Fund password'],
  passwordHint: [
    '6位数字；不填则保留管理人填写的密码',
    '6 digits; empty keeps the one that the manager gave',
  ],
  courierNo: ['快递单号', 'Courier number'],
  courierCompany: ['快递公司', 'Courier'],
  done: ['{{xmbh}}：{{state}}', '{{xmbh}}: {{state}}'],
  changed: [
    '数据已被他人更新，已重新载入，请核对后再操作',
    'Somebody else changed this. It was loaded again; please look before you go on.',
  ],
  masked: ['资金密码', 'Fund password'],
})
