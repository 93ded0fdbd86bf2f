import {
  type RowOf,
  type Static,
  defineFields,
  defineList,
  defineWrite,
  f,
  platformErrors,
  t,
} from '@iisp/contract'
import { feedbackErrors } from '../errors.ts'
import { demandLimits } from '../limits.ts'
import { demandCenter } from '../pages.ts'
import { demandFlow } from './demand-states.ts'

const base = '/tgfw-integration/demandCenter'
const reads = { who: 'pages', pages: [demandCenter] } as const
const writes = { ...reads, supervised: false } as const

/** Actions of the caller on a demand now. */
export const demandActions = ['vote', 'unvote', 'reply'] as const
export type DemandAction = (typeof demandActions)[number]

/**
 * The author's relation to the reader, the only information that people of other institutions get.
 */
export const demandSource = f.oneOf(
  {
    self: ['本人', 'You'],
    institution: ['本机构', 'Your institution'],
    other: ['其他机构', 'Another institution'],
    official: ['运营方', 'Operating side'],
  },
  ['来源', 'From'],
)

/** The fields of a demand, shared by readers and the desk. */
export const demandFacts = {
  id: t.id,
  title: f.named(t.String(), ['需求', 'Demand']),
  kind: f.oneOf(
    {
      function: ['功能需求', 'Function'],
      data: ['数据与报表', 'Data and reports'],
      experience: ['使用体验', 'Ease of use'],
      other: ['其他', 'Other'],
    },
    ['类别', 'Kind'],
  ),
  content: f.longText(['需求内容', 'Text']),
  state: f.state(demandFlow, ['状态', 'State']),
  votes: f.count(['支持数', 'Votes']),
  /** Answers that are not hidden. */
  replies: f.count(['回复数', 'Answers']),
  at: f.moment(['提出时间', 'Proposed at']),
  hidden: t.Boolean(),
  /** Why the operating side has hidden it; '' while it is shown. */
  hiddenReason: t.String(),
}
export const demandFields = defineFields({
  ...demandFacts,
  source: demandSource,
  /** The caller's account has voted for it. */
  voted: t.Boolean(),
  actions: t.Array(t.oneOf(...demandActions)),
})
export type Demand = RowOf<typeof demandFields>
export const demandKind = demandFacts.kind.schema

/** The demands of all institutions without names, sorted by date (newest first) or by votes. */
export const demandList = defineList({
  summary: { zh: '需求列表', en: 'Demands' },
  path: `${base}/demandList`,
  filters: {
    state: t.Optional(t.oneOf(...demandFlow.all)),
    kind: t.Optional(demandKind),
    mine: t.Optional(t.Boolean()),
    keyword: t.Optional(t.text(50)),
    order: t.Optional(t.oneOf('newest', 'votes')),
  },
  row: demandFields.row,
  access: reads,
})

/** An answer to a demand. An official one comes from the operating side and may have changed the state. */
export const demandReplyFacts = {
  id: t.id,
  content: t.String(),
  at: t.dateTime,
  source: demandSource.schema,
  /** The state that came with an official answer. */
  state: t.nullable(t.oneOf(...demandFlow.all)),
}
const demandReply = t.Object(demandReplyFacts)
export type DemandReply = Static<typeof demandReply>

/** The answers to a demand that are not hidden, the oldest first. */
export const demandReplyList = defineList({
  summary: { zh: '需求回复列表', en: 'Answers to a demand' },
  path: `${base}/demandReplyList`,
  filters: { demandId: t.id },
  row: demandReply,
  errors: [platformErrors.notFound],
  access: reads,
})

/** What somebody proposes. */
export const demandEntry = defineFields({
  title: f.explained(f.line(demandLimits.title, ['需求', 'Demand'], 1), [
    '请输入标题',
    'Please give a title',
  ]),
  kind: demandFacts.kind,
  content: f.explained(f.note(demandLimits.content, ['需求内容', 'Text'], 1), [
    '请输入需求内容',
    'Please describe your demand',
  ]),
  /** The person's preferred channel for questions. */
  expectResMode: f.oneOf({ '1': ['电话', 'Phone'], '2': ['邮件', 'E-mail'] }, ['联系方式', 'Contact me by']),
})

/**
 * Proposes a demand. Name, phone and e-mail come from the account and are shown only to the
 * operating side.
 */
export const demandPropose = defineWrite({
  summary: { zh: '提出需求', en: 'Propose a demand' },
  path: `${base}/demandPropose`,
  input: t.strict(demandEntry.row.properties),
  output: t.Object({ id: t.id }),
  errors: [feedbackErrors.tooManyDemands],
  access: writes,
  idempotent: 'key',
})

/** Votes for a demand, once for each account, or takes the vote back. */
export const demandVote = defineWrite({
  summary: { zh: '支持需求', en: 'Vote for a demand' },
  path: `${base}/demandVote`,
  input: t.strict({ id: t.id, vote: t.Boolean() }),
  output: t.Object({ votes: t.Integer({ minimum: 0 }), actions: t.Array(t.oneOf(...demandActions)) }),
  errors: [
    platformErrors.notFound,
    feedbackErrors.demandClosed,
    feedbackErrors.ownVote,
    feedbackErrors.voteAsAnother,
    feedbackErrors.votesTooFast,
  ],
  access: writes,
  idempotent: 'yes',
})

/** Answers a demand; everybody reads the answer, nobody but the operating side who wrote it. */
export const demandReplyAdd = defineWrite({
  summary: { zh: '回复需求', en: 'Answer a demand' },
  path: `${base}/demandReplyAdd`,
  input: t.strict({ demandId: t.id, content: t.text(demandLimits.reply, 1) }),
  output: t.Object({ id: t.id }),
  errors: [platformErrors.notFound, feedbackErrors.demandClosed, feedbackErrors.tooManyReplies],
  access: writes,
  idempotent: 'key',
})
