import { type Static, defineList, defineWrite, t } from '@iisp/contract'
import { feedbackErrors } from '../errors.ts'
import { entryLimits } from '../limits.ts'
import { ownFeedback } from '../pages.ts'
import { entryFlow } from './entry-states.ts'

const base = '/tgfw-integration/feedback'
const reads = { who: 'pages', pages: [ownFeedback] } as const

/** Subjects of feedback. */
export const entryKinds = ['fault', 'advice', 'question', 'other'] as const
export const entryKind = t.oneOf(...entryKinds)

/** The fields of feedback, shared by its sender and the desk. */
export const entryFacts = {
  id: t.id,
  kind: entryKind,
  content: t.String(),
  /** Address of the page that it is about; '' where none was given. */
  address: t.String(),
  /** Name of the menu at this address, in the caller's language; '' where there is none. */
  page: t.String(),
  state: t.oneOf(...entryFlow.all),
  at: t.dateTime,
  /** The answer or, without one, the reason why it was closed; '' before. */
  answer: t.String(),
  answeredAt: t.nullable(t.dateTime),
}
const entry = t.Object(entryFacts)
export type Entry = Static<typeof entry>

/** The feedback of the caller's account, the newest first. */
export const ownFeedbackList = defineList({
  summary: { zh: '我的反馈', en: 'Own feedback' },
  path: `${base}/ownFeedbackList`,
  filters: { state: t.Optional(t.oneOf(...entryFlow.all)) },
  row: entry,
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
    kind: entryKind,
    content: t.text(entryLimits.content, 1),
    address: t.String({ pattern: '^(?:|/[A-Za-z0-9/_.-]*)$', maxLength: entryLimits.address }),
  }),
  output: t.Object({ result: t.Literal('success'), id: t.id }),
  errors: [feedbackErrors.tooManyEntries],
  access: { ...reads, supervised: false },
  idempotent: 'key',
})
