import { defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { session } from './access.ts'
import { guideErrors } from './errors.ts'
import { menuId, menuName } from './fields.ts'

const refusals = [
  guideErrors.complaintEmpty,
  guideErrors.complaintShort,
  guideErrors.complaintLong,
  guideErrors.complaintTooSoon,
]
// wider than the rule allows, so that the refusal can name the fault
const content = t.text(2000)

/**
 * 吐槽. createBy comes from the session; a sent value is ignored. status 0: stored; `id` is needed to
 * record points for it.
 */
export const addFeedback = defineWrite({
  summary: { zh: '提交吐槽', en: 'Submit a complaint' },
  path: '/api/users/make-complaints/addFeedback',
  input: t.strict({
    menuId,
    menuName,
    menuName1: t.Optional(t.Literal('')),
    createBy: t.Optional(t.text(128)),
    feedbackContent: content,
  }),
  output: t.Object({ status: t.Literal(0), msg: t.String(), id: t.id }),
  errors: [platformErrors.notFound, ...refusals],
  access: session,
  idempotent: 'key',
})

/** A message to customer service. Name, phone and e-mail come from the account. */
export const addPost = defineWrite({
  summary: { zh: '提交客户留言', en: 'Submit a customer message' },
  path: '/tgfw-integration/customerEcho/addPost',
  input: t.strict({
    title: t.oneLine(200, 1),
    /** The person's preferred channel for the answer: 1 phone, 2 e-mail. */
    expectResMode: t.oneOf('1', '2'),
    /** 1 complaint, 2 advice. */
    requirementType: t.oneOf('1', '2'),
    phone: t.Optional(t.oneLine(20)),
    userName: t.Optional(t.oneLine(100)),
    email: t.Optional(t.oneLine(128)),
    content,
  }),
  output: t.Object({ status: t.Literal('success'), id: t.id }),
  errors: [guideErrors.feedbackOnly, ...refusals],
  access: session,
  idempotent: 'key',
})

/** The person's points. `today` counts the points for complaints on this business day. */
const balance = t.Object({ balance: t.Integer(), today: t.Integer(), perDay: t.Integer() })

/**
 * Records points; the server decides how many. Channel accounts get none.
 * - 2004: for a complaint of the caller (`id`).
 * - Other codes: once per day, menu and code, at most 20 points per day in total. Their `id` is a
 *   menu that the caller may open: a new one for 2003, one of `visitPointMenus` for 2005, one with
 *   a video for 2006.
 */
export const gain = defineWrite({
  summary: { zh: '积分记录', en: 'Points history' },
  path: '/tgfw-integration/integral/gain',
  input: t.strict({
    integralCode: t.oneOf('2002', '2003', '2004', '2005', '2006', '2007', '2008'),
    name: menuName,
    id: t.text(20, 1),
  }),
  output: t.Object({ points: t.Integer(), balance: t.Integer() }),
  errors: [guideErrors.noComplaintForPoints, guideErrors.nothingForPoints],
  access: session,
  idempotent: 'yes',
})

export const queryIntegral = defineRead({
  name: 'queryIntegral',
  summary: { zh: '查询积分', en: 'Points balance' },
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/integral/query',
  output: balance,
  access: session,
})
