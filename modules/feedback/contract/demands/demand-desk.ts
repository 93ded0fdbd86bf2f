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
import { feedbackErrors } from '../errors.ts'
import { demandLimits } from '../limits.ts'
import { demandDesk } from '../pages.ts'
import { demandFlow } from './demand-states.ts'
import { demandFacts, demandKind, demandReplyFacts } from './demands.ts'

const base = '/api/operations/demands'
const access = {
  who: 'pages',
  pages: [demandDesk],
  roles: ['supervisor', 'system-administrator'],
  supervised: false,
} as const

export const demandHidings = ['hide', 'restore'] as const
export const demandDeskActions = [...demandFlow.actions, ...demandHidings] as const
export type DemandDeskAction = (typeof demandDeskActions)[number]

const reason = t.text(200, 1)

/** The author of a demand or answer. Only the operating side reads this. */
const author = {
  /** Both names if one person acted for another. */
  name: f.person(['提出人', 'Author']),
  account: t.String(),
  institutionName: f.named(t.institutionName, ['机构', 'Institution']),
}
export const deskDemandFields = defineFields({
  ...demandFacts,
  ...author,
  phone: t.String(),
  email: t.String(),
  expectResMode: t.oneOf('1', '2'),
  version: t.Integer(),
  actions: t.Array(t.oneOf(...demandDeskActions)),
})
export type DeskDemand = RowOf<typeof deskDemandFields>

/** All demands with their authors, hidden ones too, the newest first. */
export const demandDeskList = defineList({
  summary: { zh: '需求处理列表', en: 'Demands for the desk' },
  path: `${base}/demandDeskList`,
  filters: {
    state: t.Optional(t.oneOf(...demandFlow.all)),
    kind: t.Optional(demandKind),
    hidden: t.Optional(t.Boolean()),
    keyword: t.Optional(t.text(50)),
  },
  row: deskDemandFields.row,
  access,
})

const deskReplyFields = defineFields({
  ...demandReplyFacts,
  ...author,
  hidden: t.Boolean(),
  hiddenReason: t.String(),
  actions: t.Array(t.oneOf(...demandHidings)),
})
export type DeskReply = RowOf<typeof deskReplyFields>

/** The answers to a demand with their authors, hidden ones too, the oldest first. */
export const demandDeskReplies = defineList({
  summary: { zh: '需求回复处理列表', en: 'Answers to a demand for the desk' },
  path: `${base}/demandDeskReplies`,
  filters: { demandId: t.id },
  row: deskReplyFields.row,
  access,
})

const ofDecisions = [
  ...staleErrors,
  platformErrors.caseMoved,
  platformErrors.secondPerson,
  platformErrors.reasonMissing,
]

/**
 * Answers officially and moves the demand; its author is notified. `version` is the version that
 * the desk read.
 */
export const demandDecide = defineWrite({
  summary: { zh: '答复并处理需求', en: 'Answer and decide on a demand' },
  path: `${base}/demandDecide`,
  input: t.strict({
    id: t.id,
    version: t.version,
    action: t.oneOf(...demandFlow.actions),
    answer: t.text(demandLimits.reply, 1),
  }),
  errors: ofDecisions,
  access,
  idempotent: 'key',
})

/** Hides a demand from everybody except its author, who reads the reason, or shows it again. */
export const demandHide = defineWrite({
  summary: { zh: '隐藏或恢复需求', en: 'Hide a demand or show it again' },
  path: `${base}/demandHide`,
  input: t.strict({ id: t.id, version: t.version, action: t.oneOf(...demandHidings), reason }),
  errors: ofDecisions,
  access,
  idempotent: 'key',
})

/** Hides a single answer, or shows it again. */
export const demandReplyHide = defineWrite({
  summary: { zh: '隐藏或恢复需求回复', en: 'Hide an answer or show it again' },
  path: `${base}/demandReplyHide`,
  input: t.strict({ id: t.id, action: t.oneOf(...demandHidings), reason }),
  errors: [...staleErrors, platformErrors.reasonMissing, feedbackErrors.ownReply],
  access,
  idempotent: 'key',
})
