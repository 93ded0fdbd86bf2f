import { type Static, t } from '@iisp/contract'

/** The author of answers: the robot, from the help texts, or a language model. */
export const botType = t.oneOf('robot', 'gpt')
export type BotType = Static<typeof botType>

/** A question of the help texts. */
export const question = t.Object({ id: t.id, question: t.text(200) })
export type Question = Static<typeof question>

/** Source of an answer: a help text (`id`), or one of the person's records on a menu's page. */
export const source = t.Object({
  kind: t.oneOf('faq', 'record'),
  id: t.text(40),
  title: t.text(200),
  menuId: t.text(20),
  query: t.text(200),
})
export type Source = Static<typeof source>

/**
 * One answer. `code` 0: answered; anything else: the call behind it failed. `answerType` '1' a direct answer, '2' a
 * choice of questions (`related`), '0' none. `answer` is plain text with lines, **marks** and [menus](menu:10101).
 */
export const chatAnswer = t.Object({
  code: t.Integer(),
  /** The reason why another mode than the requested one answered; '' otherwise. */
  notice: t.text(200),
  id: t.text(20),
  messageId: t.text(40),
  answer: t.text(20_000),
  question: t.text(200),
  raw_query: t.text(500),
  answerType: t.oneOf('0', '1', '2'),
  /** Opaque; sent back unchanged with the rating. */
  feedbackParams: t.text(200),
  bot_type: botType,
  related: t.Array(question),
  sources: t.Array(source),
})
export type ChatAnswer = Static<typeof chatAnswer>

/** '1' like, '2' dislike, '3' none. */
export const verdict = t.oneOf('1', '2', '3')

/** A question and its answer as stored in the conversation. */
export const turn = t.Object({
  ...chatAnswer.properties,
  at: t.dateTime,
  verdict,
  /** Reply of the service desk to the person's rating; '' while there is none. */
  reply: t.text(1000),
})
export type Turn = Static<typeof turn>
