import { defineTexts } from '@iisp/web/i18n/texts'

export const contractDoorTexts = defineTexts({
  title: ['产品托管与外包申请', 'Custody and outsourcing of a product'],
  hint: [
    '管理人为拟设产品申请资产托管、估值核算或份额登记服务。申请由已登记管理人的人员在平台内提交。',
    'Managers apply for custody, valuation or share registration of a product. People of registered managers apply in the portal.',
  ],
  needed: ['需要准备', 'What you need'],
  neededText: [
    '产品名称与类型、所需服务、预计规模、计划成立日期、联系人，以及合同草稿（可选，PDF或Word文件）。',
    'Name and kind of the product, the services, expected size, planned date, a contact, and a draft of the contract if there is one (PDF or Word).',
  ],
  course: ['办理过程', 'What happens next'],
  courseText: [
    '提交后由托管人受理；需要补充的会退回并说明原因。结果以平台消息通知提交人。',
    'The custodian decides, or returns the application and says what is missing. A message in the portal tells who sent it.',
  ],
  register: ['机构尚未登记？先登记', 'Not registered yet? Register first'],
  signIn: ['登录后申请', 'Sign in to apply'],
  apply: ['填写申请', 'Fill in the application'],
})
