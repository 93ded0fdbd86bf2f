import { type RowOf, defineFields, defineList, defineWrite, f, t } from '@iisp/contract'
import { feedbackErrors } from '../errors.ts'
import { entryLimits } from '../limits.ts'
import { ownFeedback } from '../pages.ts'
import { entryFlow } from './entry-states.ts'

const base = '/tgfw-integration/feedback'
const reads = { who: 'pages', pages: [ownFeedback] } as const

/** The fields of feedback, shared by its sender and the desk. */
export const entryFacts = {
  id: t.id,
  kind: f.oneOf(
    {
      fault: ['故障报错', 'Fault'],
      advice: ['改进建议', 'Advice'],
      question: ['使用咨询', 'Question'],
      other: ['其他', 'Other'],
    },
    ['类型', 'Kind'],
  ),
  content: f.longText(['反馈内容', 'Feedback']),
  /** Address of the page that it is about; '' where none was given. */
  address: f.named(t.String(), ['页面', 'Page']),
  /** Name of the menu at this address, in the caller's language; '' where there is none. */
  page: t.String(),
  state: f.state(entryFlow, ['状态', 'State']),
  at: f.moment(['提交时间', 'Sent at']),
  /** The answer or, without one, the reason why it was closed; '' before. */
  answer: f.longText(['答复', 'Answer']),
  answeredAt: f.orNone(f.moment(['答复时间', 'Answered at'])),
}
export const entryFields = defineFields(entryFacts)
export type Entry = RowOf<typeof entryFields>
export const entryKind = entryFacts.kind.schema

/** What somebody writes. */
export const feedbackEntry = defineFields({
  kind: entryFacts.kind,
  content: f.explained(f.note(entryLimits.content, ['反馈内容', 'Feedback'], 1), [
    '请输入反馈内容',
    'Please write your feedback',
  ]),
})

/** The feedback of the caller's account, the newest first. */
export const ownFeedbackList = defineList({
  summary: { zh: '我的反馈', en: 'Own feedback' },
  path: `${base}/ownFeedbackList`,
  filters: { state: t.Optional(t.oneOf(...entryFlow.all)) },
  row: entryFields.row,
  access: reads,
})

/**
 * Sends feedback on the portal (addFeedback of the documents; module guide has that name). The
 * sender is the person of the session.
 */
export const sendFeedback = defineWrite({
  name: 'sendFeedback',
  summary: { zh: '提交意见反馈', en: 'Send feedback' },
  path: `${base}/addFeedback`,
  input: t.strict({
    ...feedbackEntry.row.properties,
    address: t.String({ pattern: '^(?:|/[A-Za-z0-9/_.-]*)$', maxLength: entryLimits.address }),
  }),
  output: t.Object({ result: t.Literal('success'), id: t.id }),
  errors: [feedbackErrors.tooManyEntries],
  access: { ...reads, supervised: false },
  idempotent: 'key',
})
