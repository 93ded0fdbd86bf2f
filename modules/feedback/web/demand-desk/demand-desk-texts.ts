import { textsOf } from '@iisp/contract'
import { deskDemandFields } from '@iisp/feedback/contract'
import { defineTexts } from '@iisp/web'

export const demandDeskTexts = defineTexts({
  ...textsOf(deskDemandFields),
  title: ['需求处理', 'Demands'],
  empty: ['暂无数据，没有符合条件的需求', 'No data: no demand matches'],
  which: ['范围', 'Which'],
  shown: ['显示中', 'Shown'],
  hidden: ['已隐藏', 'Hidden'],
  contact: ['联系方式', 'Contact'],
  prefers: { phone: ['希望电话联系', 'prefers the phone'], mail: ['希望邮件联系', 'prefers e-mail'] },
  answerHint: ['答复对所有用户可见，提出人会收到消息', 'Everybody reads it, and a message tells the author'],
  hide: ['隐藏', 'Hide'],
  restore: ['恢复', 'Restore'],
  hideDemand: ['隐藏需求', 'Hide the demand'],
  restoreDemand: ['恢复需求', 'Show the demand again'],
  hideReply: ['隐藏回复', 'Hide the answer'],
  restoreReply: ['恢复回复', 'Show the answer again'],
  reason: ['原因', 'Reason'],
  hideAsk: [
    '隐藏后其他用户不再可见，提出人会看到原因。',
    'Others no longer see it; its author reads the reason.',
  ],
  done: ['操作成功', 'Done'],
  hiddenWhy: ['已隐藏：{{reason}}', 'Hidden: {{reason}}'],
})
