import {
  type Static,
  dateTime,
  defineList,
  defineRead,
  defineWrite,
  id,
  nullable,
  oneOf,
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

/** Both languages; if the English is empty, the Chinese is shown. Content is sanitised when it is saved. */
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
  /** null if it was never edited. */
  changedAt: nullable(dateTime),
  withdrawnAt: nullable(dateTime),
  /** Accounts that have read it. */
  readers: t.Integer({ minimum: 0 }),
})
export type AnnouncementRow = Static<typeof row>

/** All announcements including withdrawn ones, newest first. `keyword`: part of a title. */
export const announcementDeskList = defineList({
  name: 'announcementDeskList',
  summary: { zh: '公告管理列表', en: 'Announcements for editing' },
  path: `${base}/list`,
  filters: {
    keyword: t.Optional(text(50)),
    state: t.Optional(oneOf(...announcementStates)),
  },
  row,
  access,
})

/** One announcement in both languages, for editing. */
export const announcementDeskDetail = defineRead({
  name: 'announcementDeskDetail',
  summary: { zh: '公告管理详情', en: 'Announcement for editing' },
  methods: ['POST', 'GET'],
  path: `${base}/detail`,
  input: strict({ id }),
  output: t.Object({ ...row.properties, ...texts }),
  errors: [platformErrors.notFound],
  access,
})

/** Publishes to all institutions at once and notifies everybody who is signed in. */
export const announcementDeskPublish = defineWrite({
  name: 'announcementDeskPublish',
  summary: { zh: '发布公告', en: 'Publish an announcement' },
  path: `${base}/publish`,
  input: strict(texts),
  output: t.Object({ id, version: t.Integer() }),
  errors: [noticeErrors.titleEmpty, noticeErrors.contentEmpty],
  access,
  idempotent: 'key',
})

/** Edits a published announcement. `version` is the one that was edited; a newer one refuses the call. */
export const announcementDeskEdit = defineWrite({
  name: 'announcementDeskEdit',
  summary: { zh: '修改公告', en: 'Edit an announcement' },
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
  idempotent: 'key',
})

/** Withdraws an announcement for good. */
export const announcementDeskWithdraw = defineWrite({
  name: 'announcementDeskWithdraw',
  summary: { zh: '撤回公告', en: 'Withdraw an announcement' },
  path: `${base}/withdraw`,
  input: strict({ id, version }),
  output: t.Object({ version: t.Integer() }),
  errors: [platformErrors.notFound, platformErrors.conflict, noticeErrors.withdrawn],
  access,
  idempotent: 'key',
})
