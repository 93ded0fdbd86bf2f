import {
  type RowOf,
  defineFields,
  defineList,
  defineWrite,
  f,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import { entryLimits } from '../limits.ts'
import { feedbackDesk } from '../pages.ts'
import { entryFacts, entryKind } from './entries.ts'
import { entryFlow } from './entry-states.ts'

const base = '/api/operations/feedback-entries'
const access = {
  who: 'pages',
  pages: [feedbackDesk],
  roles: ['supervisor', 'system-administrator'],
  supervised: false,
} as const

export const deskEntryFields = defineFields({
  ...entryFacts,
  /** Both names if one person acted for another. */
  name: f.person(['提交人', 'Submitted by']),
  account: t.String(),
  institutionName: f.named(t.institutionName, ['机构', 'Institution']),
  phone: t.String(),
  email: t.String(),
  answeredBy: t.personName,
  version: t.Integer(),
  actions: t.Array(t.oneOf(...entryFlow.actions)),
})
export type DeskEntry = RowOf<typeof deskEntryFields>

/** The feedback of all institutions, the newest first. */
export const entryDeskList = defineList({
  summary: { zh: '反馈处理列表', en: 'Feedback of users' },
  path: `${base}/entryDeskList`,
  filters: {
    state: t.Optional(t.oneOf(...entryFlow.all)),
    kind: t.Optional(entryKind),
    keyword: t.Optional(t.text(50)),
  },
  row: deskEntryFields.row,
  access,
})

/**
 * Answers feedback, or closes it with a reason; the sender is notified. `version` is the version
 * that the desk read.
 */
export const entryDecide = defineWrite({
  summary: { zh: '答复或关闭反馈', en: 'Answer or close feedback' },
  path: `${base}/entryDecide`,
  input: t.strict({
    id: t.id,
    version: t.version,
    action: t.oneOf(...entryFlow.actions),
    answer: t.text(entryLimits.answer, 1),
  }),
  errors: [
    ...staleErrors,
    platformErrors.caseMoved,
    platformErrors.secondPerson,
    platformErrors.reasonMissing,
  ],
  access,
  idempotent: 'key',
})
