import { defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { botType, chatAnswer, question, turn, verdict } from './answer.ts'
import { assistantErrors as e } from './errors.ts'

const base = '/tgfw-integration/aidialog'
const access = { who: 'session', supervised: false } as const
const sessionId = t.String({ pattern: '^[A-Za-z0-9-]{16,64}$' })
/** The caller's own account; any other is refused. */
const account = t.text(128, 1)
const menuId = t.Optional(t.text(20))

const asking = t.strict({
  account,
  query: t.text(500, 1),
  session_id: sessionId,
  bot_type: botType,
  /** 1: chosen from the related questions of an answer; its answer offers no further ones. */
  depth: t.Optional(t.Integer({ minimum: 0, maximum: 1 })),
  /** The help text that was chosen. */
  faqId: t.Optional(t.id),
  menuId,
})
const askingErrors = [e.tooOften, e.dailyLimit, e.blankText, platformErrors.notYours, platformErrors.notFound]

/**
 * At most five questions for a menu: first the configured ones, then the menu's most asked ones,
 * then the most asked ones of all menus.
 */
export const questionHot = defineRead({
  name: 'questionHot',
  summary: { zh: '热门问题', en: 'Popular questions' },
  methods: ['POST', 'GET'],
  path: '/api/question/hot',
  input: t.strict({ menuId }),
  output: t.Array(question),
  access,
})

/** One question, one answer. With bot_type gpt the whole answer of the model, after it is complete. */
export const aidialogApiReplyQuery = defineWrite({
  summary: { zh: '智能问答', en: 'Ask the assistant' },
  path: `${base}/aidialogApiReplyQuery`,
  input: asking,
  output: chatAnswer,
  errors: askingErrors,
  access,
  idempotent: 'no',
})

/**
 * The same as a stream of server-sent events, each with JSON data: {type:'text', text}, {type:'tool', name}, {type:'notice', text} and in
 * the end {type:'done', answer}. Closing the connection cancels the answer.
 */
export const aidialogApiReplyStream = defineWrite({
  summary: { zh: '智能问答（流式）', en: 'Ask the assistant (streamed answer)' },
  path: `${base}/aidialogApiReplyStream`,
  input: asking,
  output: t.Unknown(),
  errors: askingErrors,
  access,
  idempotent: 'no',
  answer: 'file',
})

/** Suggests questions similar to the typed text. */
export const aidialogApiRecommend = defineRead({
  summary: { zh: '推荐问题', en: 'Recommended questions' },
  methods: ['POST'],
  path: `${base}/aidialogApiRecommend`,
  input: t.strict({ account, query: t.text(500), session_id: sessionId, bot_type: botType }),
  output: t.Array(question),
  errors: [platformErrors.notYours],
  access,
})

/** Rates an answer that the caller received; `content` describes the fault. */
export const aidialogApiFeedback = defineWrite({
  summary: { zh: '评价回答', en: 'Rate an answer' },
  path: `${base}/aidialogApiFeedback`,
  input: t.strict({
    messageId: t.text(40, 1),
    feedbackParams: t.text(200),
    status: verdict,
    content: t.Optional(t.text(500)),
  }),
  output: t.Object({ status: verdict }),
  errors: [platformErrors.notFound],
  access,
  idempotent: 'yes',
})

/** The assistant's greeting and the questions it offers first. */
export const aidialogApiTouchoverview = defineRead({
  summary: { zh: '助手欢迎语', en: 'Welcome text of the assistant' },
  methods: ['POST'],
  path: `${base}/aidialogApiTouchoverview`,
  input: t.strict({ account, bot_type: botType }),
  output: t.Object({ greeting: t.text(500), tips: t.Array(t.text(200)) }),
  errors: [platformErrors.notYours],
  access,
})

/** The caller's conversation, newest last; `before` reads earlier turns. */
export const aidialogApiHistory = defineRead({
  summary: { zh: '对话记录', en: 'Conversation history' },
  methods: ['POST'],
  path: `${base}/aidialogApiHistory`,
  input: t.strict({ session_id: sessionId, before: t.Optional(t.id) }),
  output: t.Object({ list: t.Array(turn), before: t.nullable(t.id) }),
  access,
})

/** Replies to the caller's ratings that have not been shown yet. Each is answered once. */
export const aidialogApiReplies = defineWrite({
  summary: { zh: '反馈答复', en: 'Replies to own feedback' },
  path: `${base}/aidialogApiReplies`,
  output: t.Array(t.Object({ messageId: t.text(40), question: t.text(500), reply: t.text(1000) })),
  access,
  idempotent: 'yes',
})

/** Converts a recording to text. `source` says where it was made. */
export const speechRecognition = defineWrite({
  summary: { zh: '语音识别', en: 'Speech recognition' },
  path: `${base}/speechRecognition`,
  input: t.strict({ source: t.oneOf('web', 'upload') }),
  output: t.Object({ text: t.text(500) }),
  errors: [
    e.voiceNotSetUp,
    e.voiceEmpty,
    e.voiceFormat,
    e.tooOften,
    platformErrors.tooLarge,
    platformErrors.unavailable,
  ],
  access,
  idempotent: 'no',
  body: 'upload',
})
