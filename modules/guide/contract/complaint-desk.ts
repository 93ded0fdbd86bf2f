import { type RowOf, defineFields, defineList, defineWrite, f, platformErrors, t } from '@iisp/contract'
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

export const complaintFields = defineFields({
  id: t.id,
  at: f.moment(['提交时间', 'Time']),
  institutionName: f.named(t.institutionName, ['机构', 'Institution']),
  account: t.String(),
  /** Both names if one person acted for another. */
  name: f.person(['提交人', 'Submitted by']),
  menuId: t.String(),
  menuName: f.named(t.String(), ['菜单', 'Menu']),
  content: f.longText(['吐槽内容', 'Complaint']),
  state: f.state(complaintFlow, ['状态', 'State']),
  /** Has waited longer than the reader's own setting allows. */
  overdue: t.Boolean(),
  answer: f.longText(['答复内容', 'Answer']),
  answeredBy: f.person(['答复人', 'Answered by']),
  answeredAt: f.orNone(f.moment(['答复时间', 'Answered at'])),
  adoptedAt: f.orNone(f.moment(['采纳时间', 'Adopted at'])),
  /** Contacts for the answer, from the message sent with the complaint. */
  phone: t.String(),
  email: t.String(),
  points: f.figure(t.Integer(), ['已得积分', 'Points']),
  /** The reader's own complaint, which somebody else must decide. */
  own: t.Boolean(),
  actions,
})
export type ComplaintRow = RowOf<typeof complaintFields>

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
  row: complaintFields.row,
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
