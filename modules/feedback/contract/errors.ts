import { conflict, defineErrors, forbidden, tooManyRequests } from '@iisp/contract'

export const feedbackErrors = defineErrors('feedback', {
  tooManyDemands: tooManyRequests(
    '一天最多提出{limit}条需求，请明日再试',
    'At most {limit} demands a day. Please try again tomorrow.',
  ),
  tooManyReplies: tooManyRequests(
    '一天最多回复{limit}次，请明日再试',
    'At most {limit} answers a day. Please try again tomorrow.',
  ),
  votesTooFast: tooManyRequests(
    '操作过于频繁，请稍后再试',
    'That was too fast. Please try again in a minute.',
  ),
  demandClosed: conflict(
    '该需求已办结，不可再支持或回复',
    'This demand is closed: it takes no more votes or answers',
  ),
  ownVote: forbidden('不可支持本人提出的需求', 'Nobody votes for their own demand'),
  voteAsAnother: forbidden(
    '代办时不可支持需求，请由本人操作',
    'A vote is given in person, not by somebody acting for another',
  ),
  tooManyEntries: tooManyRequests(
    '一天最多提交{limit}条反馈，请明日再试',
    'At most {limit} pieces of feedback a day. Please try again tomorrow.',
  ),
  ownReply: forbidden('不可处理本人的回复', 'Nobody decides on their own answer'),
})
