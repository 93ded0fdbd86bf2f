import { defineTexts } from '@iisp/web'

export const correctionTexts = defineTexts({
  differences: ['与更正前的差异', 'What the correction changed'],
  none: ['暂无数据，与更正前无差异', 'No data: the correction changed nothing'],
  more: ['仅显示前1000条差异', 'The first 1,000 differences are shown'],
  before: ['{{figure}}（更正前）', '{{figure}}, before'],
  after: ['{{figure}}（更正后）', '{{figure}}, after'],
  asked: [
    '{{by}}申请撤销或更正：{{reason}}。请核对后办理，或取消申请。',
    '{{by}} asks for it to be taken back: {{reason}}. Please check it and do it, or drop the request.',
  ],
  askedWaits: [
    '{{by}}申请撤销或更正：{{reason}}。须由申请人以外的人员办理。',
    '{{by}} asks for it to be taken back: {{reason}}. Somebody else has to do it.',
  ],
  held: ['在此之前，相关款项暂不支付。', 'Until then its money is not paid.'],
  reasonMissing: ['请填写原因', 'Please give a reason'],
  dropAsk: ['取消该申请？份额登记不变。', 'Drop the request? The register stays as it is.'],
  done: {
    ask: ['已申请，由另一人办理', 'Asked for; somebody else does it'],
    drop: ['申请已取消', 'Request dropped'],
  },
})
