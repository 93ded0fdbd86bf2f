import { defineTexts } from '@iisp/web/i18n/texts'

/** Words of an application that the form and the desk share. */
export const partyWords = defineTexts({
  keyword: ['关键字', 'Keyword'],
  keywordHint: [
    '编号、机构、代码、管理员、手机或邮箱',
    'Number, institution, code, administrator, mobile or e-mail',
  ],
  kind: ['登记身份', 'Registers as'],
  kinds: {
    manager: ['私募基金管理人', 'Private fund manager'],
    channel: ['基金销售机构', 'Sales channel'],
    client: ['投资者/委托人', 'Investor or trustee client'],
  },
  name: ['机构名称', 'Name of the institution'],
  nameEn: ['英文名称', 'English name'],
  creditCode: ['统一社会信用代码', 'Unified social credit code'],
  managerNo: ['管理人登记编号', 'Registration number of the manager'],
  address: ['联系地址', 'Address'],
  adminName: ['管理员姓名', 'Name of the administrator'],
  phone: ['管理员手机', 'Mobile of the administrator'],
  email: ['管理员邮箱', 'E-mail of the administrator'],
  number: ['申请编号', 'Application'],
  state: ['状态', 'State'],
  submittedAt: ['提交时间', 'Sent at'],
  decidedAt: ['办理时间', 'Decided at'],
  reason: ['原因', 'Reason'],
})
