import { defineCall, id, nullable, oneOf, platformErrors, strict, t, text } from '@iisp/contract'
import { botType, chatAnswer, question, turn, verdict } from './answer.ts'
import { assistantErrors as e } from './errors.ts'

const base = '/tgfw-integration/aidialog'
const access = { who: 'session', supervised: false } as const
const sessionId = t.String({ pattern: '^[A-Za-z0-9-]{16,64}$' })
/** The asking person's own account; any other is refused. */
const account = text(128, 1)
const menuId = t.Optional(text(20))

const asking = strict({
  account,
  query: text(500, 1),
  session_id: sessionId,
  bot_type: botType,
  /** 1: chosen from the related questions of an answer; its answer offers no further ones. */
  depth: t.Optional(t.Integer({ minimum: 0, maximum: 1 })),
  /** The help text that was chosen. */
  faqId: t.Optional(id),
  menuId,
})
const askingErrors = [e.tooOften, e.dailyLimit, e.blankText, platformErrors.notYours, platformErrors.notFound]

/** At most five questions for a menu: configured ones first, then the most asked, filled up with those of all menus. */
export const questionHot = defineCall({
  name: 'questionHot',
  summary: '热门问题',
  methods: ['POST', 'GET'],
  path: '/api/question/hot',
  input: strict({ menuId }),
  output: t.Array(question),
  errors: [],
  access,
  effect: 'read',
  idempotent: 'yes',
})

/** One question, one answer. With bot_type gpt the whole answer of the model, after it is complete. */
export const aidialogApiReplyQuery = defineCall({
  name: 'aidialogApiReplyQuery',
  summary: '智能问答',
  methods: ['POST'],
  path: `${base}/aidialogApiReplyQuery`,
  input: asking,
  output: chatAnswer,
  errors: askingErrors,
  access,
  effect: 'write',
  idempotent: 'no',
})

/**
 * The same as a stream of server-sent events, each with JSON data: {type:'text', text}, {type:'tool', name}, {type:'notice', text} and in
 * the end {type:'done', answer}. Closing the connection cancels the answer.
 */
export const aidialogApiReplyStream = defineCall({
  name: 'aidialogApiReplyStream',
  summary: '智能问答（流式）',
  methods: ['POST'],
  path: `${base}/aidialogApiReplyStream`,
  input: asking,
  output: t.Unknown(),
  errors: askingErrors,
  access,
  effect: 'write',
  idempotent: 'no',
  answer: 'file',
})

/** Questions close to what is being asked, as it is typed. */
export const aidialogApiRecommend = defineCall({
  name: 'aidialogApiRecommend',
  summary: '推荐问题',
  methods: ['POST'],
  path: `${base}/aidialogApiRecommend`,
  input: strict({ account, query: text(500), session_id: sessionId, bot_type: botType }),
  output: t.Array(question),
  errors: [platformErrors.notYours],
  access,
  effect: 'read',
  idempotent: 'yes',
})

/** Rates an answer of one's own; `content` says what was wrong. */
export const aidialogApiFeedback = defineCall({
  name: 'aidialogApiFeedback',
  summary: '评价回答',
  methods: ['POST'],
  path: `${base}/aidialogApiFeedback`,
  input: strict({
    messageId: text(40, 1),
    feedbackParams: text(200),
    status: verdict,
    content: t.Optional(text(500)),
  }),
  output: t.Object({ status: verdict }),
  errors: [platformErrors.notFound],
  access,
  effect: 'write',
  idempotent: 'yes',
})

/** How the assistant greets, and what it offers to begin with. */
export const aidialogApiTouchoverview = defineCall({
  name: 'aidialogApiTouchoverview',
  summary: '助手欢迎语',
  methods: ['POST'],
  path: `${base}/aidialogApiTouchoverview`,
  input: strict({ account, bot_type: botType }),
  output: t.Object({ greeting: text(500), tips: t.Array(text(200)) }),
  errors: [platformErrors.notYours],
  access,
  effect: 'read',
  idempotent: 'yes',
})

/** The turns of one's own talk, the newest last; `before` goes further back. */
export const aidialogApiHistory = defineCall({
  name: 'aidialogApiHistory',
  summary: '对话记录',
  methods: ['POST'],
  path: `${base}/aidialogApiHistory`,
  input: strict({ session_id: sessionId, before: t.Optional(id) }),
  output: t.Object({ list: t.Array(turn), before: nullable(id) }),
  errors: [],
  access,
  effect: 'read',
  idempotent: 'yes',
})

/** Answers of the operating side to one's own ratings that were not shown yet; shown once. */
export const aidialogApiReplies = defineCall({
  name: 'aidialogApiReplies',
  summary: '反馈答复',
  methods: ['POST'],
  path: `${base}/aidialogApiReplies`,
  input: strict({}),
  output: t.Array(t.Object({ messageId: text(40), question: text(500), reply: text(1000) })),
  errors: [],
  access,
  effect: 'write',
  idempotent: 'yes',
})

/** A recording → its text. `source` says where it was made. */
export const speechRecognition = defineCall({
  name: 'speechRecognition',
  summary: '语音识别',
  methods: ['POST'],
  path: `${base}/speechRecognition`,
  input: strict({ source: oneOf('web', 'upload') }),
  output: t.Object({ text: text(500) }),
  errors: [
    e.voiceNotSetUp,
    e.voiceEmpty,
    e.voiceFormat,
    e.tooOften,
    platformErrors.tooLarge,
    platformErrors.unavailable,
  ],
  access,
  effect: 'write',
  idempotent: 'no',
  body: 'upload',
})
