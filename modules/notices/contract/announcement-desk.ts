import {
  type Static,
  dateTime,
  defineCall,
  id,
  nullable,
  oneOf,
  page,
  pageOf,
  platformErrors,
  strict,
  t,
  text,
} from '@iisp/contract'
import { noticeErrors } from './errors.ts'
import { noticeLimits } from './limits.ts'
import { announcementDesk } from './pages.ts'

const base = '/api/operations/announcements'
const access = {
  who: 'pages',
  pages: [announcementDesk],
  roles: ['system-administrator'],
  supervised: false,
} as const

export const announcementStates = ['published', 'withdrawn'] as const
export type AnnouncementState = (typeof announcementStates)[number]

/** Both languages; English may be empty, then Chinese stands in. Content is cleaned to a safe set on writing. */
const texts = {
  titleZh: text(noticeLimits.title),
  titleEn: text(noticeLimits.title),
  contentZh: text(noticeLimits.content),
  contentEn: text(noticeLimits.content),
}
export interface AnnouncementTexts {
  readonly titleZh: string
  readonly titleEn: string
  readonly contentZh: string
  readonly contentEn: string
}
const version = t.Integer({ minimum: 1, maximum: 1_000_000 })

const row = t.Object({
  id,
  title: t.String(),
  state: oneOf(...announcementStates),
  version: t.Integer(),
  publishedAt: dateTime,
  publishedBy: t.String(),
  /** null: as it was published. */
  changedAt: nullable(dateTime),
  withdrawnAt: nullable(dateTime),
  /** Accounts that have read it. */
  readers: t.Integer({ minimum: 0 }),
})
export type AnnouncementRow = Static<typeof row>

/** All announcements, withdrawn ones too, newest first. `keyword`: part of a title. */
export const announcementDeskList = defineCall({
  name: 'announcementDeskList',
  summary: '公告管理列表',
  methods: ['POST', 'GET'],
  path: `${base}/list`,
  input: strict({
    keyword: t.Optional(text(50)),
    state: t.Optional(oneOf(...announcementStates)),
    ...page,
  }),
  output: pageOf(row),
  errors: [platformErrors.listTooLong],
  access,
  effect: 'read',
  idempotent: 'yes',
})

/** One announcement in both languages, to be edited. */
export const announcementDeskDetail = defineCall({
  name: 'announcementDeskDetail',
  summary: '公告管理详情',
  methods: ['POST', 'GET'],
  path: `${base}/detail`,
  input: strict({ id }),
  output: t.Object({ ...row.properties, ...texts }),
  errors: [platformErrors.notFound],
  access,
  effect: 'read',
  idempotent: 'yes',
})

/** Publishes to all institutions at once; who is signed in is told. */
export const announcementDeskPublish = defineCall({
  name: 'announcementDeskPublish',
  summary: '发布公告',
  methods: ['POST'],
  path: `${base}/publish`,
  input: strict(texts),
  output: t.Object({ id, version: t.Integer() }),
  errors: [noticeErrors.titleEmpty, noticeErrors.contentEmpty],
  access,
  effect: 'write',
  idempotent: 'key',
})

/** Changes what stands; `version` is the one that was edited, so that nobody overwrites another. */
export const announcementDeskEdit = defineCall({
  name: 'announcementDeskEdit',
  summary: '修改公告',
  methods: ['POST'],
  path: `${base}/edit`,
  input: strict({ id, version, ...texts }),
  output: t.Object({ version: t.Integer() }),
  errors: [
    platformErrors.notFound,
    platformErrors.conflict,
    noticeErrors.withdrawn,
    noticeErrors.titleEmpty,
    noticeErrors.contentEmpty,
  ],
  access,
  effect: 'write',
  idempotent: 'key',
})

/** Takes an announcement away from everybody, for good. */
export const announcementDeskWithdraw = defineCall({
  name: 'announcementDeskWithdraw',
  summary: '撤回公告',
  methods: ['POST'],
  path: `${base}/withdraw`,
  input: strict({ id, version }),
  output: t.Object({ version: t.Integer() }),
  errors: [platformErrors.notFound, platformErrors.conflict, noticeErrors.withdrawn],
  access,
  effect: 'write',
  idempotent: 'key',
})
