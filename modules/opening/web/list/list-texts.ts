import { textsOf } from '@iisp/contract'
import { applicationFields } from '@iisp/opening/contract'
import { defineTexts } from '@iisp/web'

export const listTexts = defineTexts({
  ...textsOf(applicationFields),
  opening: ['证券账户开户', 'Securities account opening'],
  openingHint: [
    '为产品在经纪商处开立证券账户：提交材料，经托管人审核、中登开户，最后完成银行关联。',
    'Opens a securities account for a product: papers, review by the custodian, the depository, then the bank association.',
  ],
  raise: ['托管募集（三方关联）', 'Trustee raise (three-party link)'],
  raiseHint: [
    '将经纪商账户、托管账户与产品建立三方关联，并在此查看进度、关联详情与资金密码。',
    'Links the account at the broker, the custody account and the product; progress, relation and fund password are here.',
  ],
  newOpening: ['新增开户申请', 'New account'],
  newRaise: ['新增关联申请', 'New link'],
  empty: ['暂无数据，没有符合条件的申请', 'No data: no application matches'],
  keyword: ['关键字', 'Keyword'],
  keywordHint: ['项目编号/产品/经纪商', 'Project number, product, broker'],
  action: {
    progress: ['进度', 'Progress'],
    relation: ['关联详情', 'Relation'],
    break: ['解除关联详情', 'Disconnection'],
    association: ['关联信息', 'Association'],
    urge: ['催办', 'Urge'],
    edit: ['修改', 'Modify'],
    withdraw: ['撤回', 'Withdraw'],
  },
  urgeHint: ['今日已催办，请明日再试', 'Urged today already. Please try again tomorrow.'],
  withdrawAsk: [
    '确定撤回申请{{xmbh}}吗？撤回后不可恢复。',
    'Withdraw application {{xmbh}}? This cannot be undone.',
  ],
  withdrawn: ['已撤回', 'Withdrawn'],
  urged: ['催办成功', 'Urged'],
  urge: {
    send: ['提交', 'Submit'],
    name: ['联系人名称', 'Contact name'],
    mobile: ['联系人手机', 'Contact mobile'],
    email: ['联系人邮箱', 'Contact e-mail'],
    remark: ['备注', 'Remark'],
  },
  stepUpReason: [
    '查看资金密码前请再次输入登录密码，验证后5分钟内有效。查看操作将被记录。',
    'Please enter your sign-in password again to see the fund password. It holds for 5 minutes; each look is recorded.',
  ],
  stepUpWrong: ['登录密码错误，请重新输入', 'Wrong password. Please try again.'],
  broker: ['经纪商', 'Broker'],
  linkType: ['关联类型', 'Link type'],
  account: ['账号', 'Account'],
  contact: ['联系人', 'Contact'],
  message: ['致托管人留言', 'Message to the trustee'],
  courierNo: ['快递单号', 'Courier number'],
  courierCompany: ['快递公司', 'Courier'],
  password: ['密码', 'Password'],
})
