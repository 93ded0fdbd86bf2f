import { defineRead, defineWrite, id, nullable, oneOf, platformErrors, strict, t, text } from '@iisp/contract'
import { botType, chatAnswer, question, turn, verdict } from './answer.ts'
import { assistantErrors as e } from './errors.ts'

const base = '/tgfw-integration/aidialog'
const access = { who: 'session', supervised: false } as const
const sessionId = t.String({ pattern: '^[A-Za-z0-9-]{16,64}$' })
/** The caller's own account; any other is refused. */
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

/** At most five questions for a menu: the configured ones, then its most asked ones, then those of all menus. */
export const questionHot = defineRead({
  name: 'questionHot',
  summary: { zh: '热门问题', en: 'Popular questions' },
  methods: ['POST', 'GET'],
  path: '/api/question/hot',
  input: strict({ menuId }),
  output: t.Array(question),
  access,
})

/** One question, one answer. With bot_type gpt the whole answer of the model, after it is complete. */
export const aidialogApiReplyQuery = defineWrite({
  name: 'aidialogApiReplyQuery',
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
  name: 'aidialogApiReplyStream',
  summary: { zh: '智能问答（流式）', en: 'Ask the assistant (streamed answer)' },
  path: `${base}/aidialogApiReplyStream`,
  input: asking,
  output: t.Unknown(),
  errors: askingErrors,
  access,
  idempotent: 'no',
  answer: 'file',
})

/** Suggests questions similar to what the person is typing. */
export const aidialogApiRecommend = defineRead({
  name: 'aidialogApiRecommend',
  summary: { zh: '推荐问题', en: 'Recommended questions' },
  methods: ['POST'],
  path: `${base}/aidialogApiRecommend`,
  input: strict({ account, query: text(500), session_id: sessionId, bot_type: botType }),
  output: t.Array(question),
  errors: [platformErrors.notYours],
  access,
})

/** Rates an answer that the caller received; `content` says what was wrong. */
export const aidialogApiFeedback = defineWrite({
  name: 'aidialogApiFeedback',
  summary: { zh: '评价回答', en: 'Rate an answer' },
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
  idempotent: 'yes',
})

/** The assistant's greeting and the questions it offers first. */
export const aidialogApiTouchoverview = defineRead({
  name: 'aidialogApiTouchoverview',
  summary: { zh: '助手欢迎语', en: 'Welcome text of the assistant' },
  methods: ['POST'],
  path: `${base}/aidialogApiTouchoverview`,
  input: strict({ account, bot_type: botType }),
  output: t.Object({ greeting: text(500), tips: t.Array(text(200)) }),
  errors: [platformErrors.notYours],
  access,
})

/** The caller's conversation, newest last; `before` reads earlier turns. */
export const aidialogApiHistory = defineRead({
  name: 'aidialogApiHistory',
  summary: { zh: '对话记录', en: 'Conversation history' },
  methods: ['POST'],
  path: `${base}/aidialogApiHistory`,
  input: strict({ session_id: sessionId, before: t.Optional(id) }),
  output: t.Object({ list: t.Array(turn), before: nullable(id) }),
  access,
})

/** Replies to the caller's ratings that have not been shown yet. Each is answered once. */
export const aidialogApiReplies = defineWrite({
  name: 'aidialogApiReplies',
  summary: { zh: '反馈答复', en: 'Replies to own feedback' },
  path: `${base}/aidialogApiReplies`,
  input: strict({}),
  output: t.Array(t.Object({ messageId: text(40), question: text(500), reply: text(1000) })),
  access,
  idempotent: 'yes',
})

/** Converts a recording to text. `source` says where it was made. */
export const speechRecognition = defineWrite({
  name: 'speechRecognition',
  summary: { zh: '语音识别', en: 'Speech recognition' },
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
  idempotent: 'no',
  body: 'upload',
})
