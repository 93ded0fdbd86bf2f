import { textsOf } from '@iisp/contract'
import { defineTexts } from '@iisp/web'
import { productContractFields } from '../../contract/product-contracts/product-contracts.ts'

export const contractTexts = defineTexts({
  ...textsOf(productContractFields),
  title: ['产品合同申请', 'Product contracts'],
  hint: [
    '管理人申请产品托管与外包服务，由托管人受理',
    'Managers apply for custody and outsourcing of products; the custodian decides',
  ],
  empty: ['暂无数据，没有符合条件的申请', 'No data: no application matches'],
  keyword: ['关键字', 'Keyword'],
  keywordHint: ['产品、机构或联系人', 'Product, institution or contact'],
  apply: ['申请', 'Apply'],
  applyTitle: ['申请产品托管与外包', 'Apply for custody or outsourcing'],
  completeTitle: ['补充产品申请', 'Complete the application'],
  submit: ['提交', 'Submit'],
  sent: ['已提交，托管人受理后您会收到消息', 'Sent. A message tells you when the custodian has decided.'],
  detail: ['产品申请 {{id}}', 'Application {{id}}'],
  separator: ['、', ', '],
  yuan: ['元', 'yuan'],
  draftHint: ['PDF或Word文件，不超过20MB', 'A PDF or Word file of at most 20 MB'],
  datePast: ['计划成立日期不能早于今天', 'The planned date is in the past'],
})
