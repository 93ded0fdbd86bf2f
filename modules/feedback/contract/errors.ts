import { defineErrors } from '@iisp/contract'

export const feedbackErrors = defineErrors('feedback', {
  tooManyDemands: {
    status: 429,
    zh: '一天最多提出{limit}条需求，请明日再试',
    en: 'At most {limit} demands a day. Please try again tomorrow.',
  },
  tooManyReplies: {
    status: 429,
    zh: '一天最多回复{limit}次，请明日再试',
    en: 'At most {limit} answers a day. Please try again tomorrow.',
  },
  votesTooFast: {
    status: 429,
    zh: '操作过于频繁，请稍后再试',
    en: 'That was too fast. Please try again in a minute.',
  },
  demandClosed: {
    status: 409,
    zh: '该需求已办结，不可再支持或回复',
    en: 'This demand is closed: it takes no more votes or answers',
  },
  ownVote: { status: 403, zh: '不可支持本人提出的需求', en: 'Nobody votes for their own demand' },
  voteAsAnother: {
    status: 403,
    zh: '代办时不可支持需求，请由本人操作',
    en: 'A vote is given in person, not by somebody acting for another',
  },
  ownDemand: {
    status: 403,
    zh: '不可处理本人提出的需求',
    en: 'Nobody decides on their own demand',
  },
  demandMoved: {
    status: 409,
    zh: '该需求的状态不允许此操作，请刷新后重试',
    en: 'The state of this demand does not allow that. Please refresh.',
  },
  tooManyEntries: {
    status: 429,
    zh: '一天最多提交{limit}条反馈，请明日再试',
    en: 'At most {limit} pieces of feedback a day. Please try again tomorrow.',
  },
  ownEntry: { status: 403, zh: '不可处理本人的反馈', en: 'Nobody decides on their own feedback' },
  entryClosed: {
    status: 409,
    zh: '该反馈已关闭，请刷新后重试',
    en: 'This feedback is closed. Please refresh.',
  },
  ownReply: { status: 403, zh: '不可处理本人的回复', en: 'Nobody decides on their own answer' },
})
