import { defineList, defineWrite, platformErrors, t } from '@iisp/contract'
import { complaintFlow } from './complaint-states.ts'
import { guideErrors } from './errors.ts'
import { complaintDesk } from './pages.ts'

const desk = {
  who: 'pages',
  pages: [complaintDesk],
  roles: ['supervisor', 'system-administrator'],
  supervised: false,
} as const

/** Actions of the calling operator on a complaint now. */
export const complaintActions = ['answer', 'adopt'] as const
export type ComplaintAction = (typeof complaintActions)[number]
const state = t.oneOf(...complaintFlow.all)
const actions = t.Array(t.oneOf(...complaintActions))

const complaint = t.Object({
  id: t.id,
  at: t.dateTime,
  institutionName: t.institutionName,
  account: t.String(),
  /** Both names if one person acted for another. */
  name: t.personName,
  menuId: t.String(),
  menuName: t.String(),
  content: t.String(),
  state,
  /** Has waited longer than the reader's own setting allows. */
  overdue: t.Boolean(),
  answer: t.String(),
  answeredBy: t.personName,
  answeredAt: t.nullable(t.dateTime),
  adoptedAt: t.nullable(t.dateTime),
  /** Contacts for the answer, from the message sent with the complaint. */
  phone: t.String(),
  email: t.String(),
  points: t.Integer(),
  /** The reader's own complaint, which somebody else must decide. */
  own: t.Boolean(),
  actions,
})

/** The complaints of all institutions, newest first. */
export const listComplaints = defineList({
  name: 'listComplaints',
  summary: { zh: '吐槽列表', en: 'Complaints' },
  path: '/api/users/make-complaints/list',
  filters: {
    state: t.Optional(state),
    keyword: t.Optional(t.text(50)),
    menuId: t.Optional(t.text(20)),
    startDate: t.Optional(t.date),
    endDate: t.Optional(t.date),
  },
  row: complaint,
  access: desk,
})

/** Answers a complaint and notifies its author by e-mail. A later answer replaces an earlier one. */
export const answerComplaint = defineWrite({
  name: 'answerComplaint',
  summary: { zh: '答复吐槽', en: 'Answer a complaint' },
  path: '/api/users/make-complaints/answer',
  input: t.strict({ id: t.id, answer: t.text(1000, 1) }),
  output: t.Object({ result: t.Literal('success'), state, actions }),
  errors: [platformErrors.notFound, guideErrors.ownComplaint],
  access: desk,
  idempotent: 'yes',
})

/** Adopts an answered complaint: 200 points beyond the daily limit. */
export const adopt = defineWrite({
  summary: { zh: '采纳吐槽', en: 'Adopt a complaint' },
  path: '/api/users/make-complaints/adopt',
  input: t.strict({ id: t.id }),
  output: t.Object({ result: t.Literal('success'), points: t.Integer(), granted: t.flag, state, actions }),
  errors: [
    platformErrors.notFound,
    guideErrors.ownComplaint,
    guideErrors.answerFirst,
    guideErrors.alreadyAdopted,
  ],
  access: desk,
  idempotent: 'key',
})
