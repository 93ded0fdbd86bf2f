import { defineTexts } from '@iisp/web'

export const importTexts = defineTexts({
  open: ['批量导入', 'Import'],
  title: ['批量导入申请', 'Import applications'],
  template: ['下载模板', 'Download the template'],
  steps: [
    '按模板填写认购020、申购022、赎回024、转换036的申请，一次最多{{limit}}行；转换须填写转入产品代码，其他业务留空。导入后为草稿，上传文件后再提交。',
    'Fill in the template: 020 at issue, 022 subscription, 024 redemption, 036 conversion, at most {{limit}} rows; a conversion needs the code of the fund to convert into, other kinds none. They become drafts; add documents, then submit them.',
  ],
  file: ['导入文件', 'Workbook'],
  fileMissing: ['请选择导入文件', 'Please choose a workbook'],
  check: ['校验', 'Check'],
  faulty: [
    '文件中有{{n}}处错误，未导入任何申请。请修改后重新上传。',
    'Faults in the workbook: {{n}}. Nothing was imported. Please correct it and upload it again.',
  ],
  faults: ['错误', 'Faults'],
  totals: [
    '校验通过：共{{n}}笔，申请金额合计{{amount}}元，申请份额合计{{shares}}份。请与原始单据核对。',
    'All right: {{n}} applications, {{amount}} yuan and {{shares}} shares in total. Please compare with your papers.',
  ],
  none: ['文件中没有申请', 'The workbook has no applications'],
  first: ['申请预览', 'First rows'],
  confirm: ['核对无误，导入', 'Confirm and import'],
  imported: ['已导入{{n}}笔草稿', '{{n}} drafts imported'],
})
