import { type Static, defineList, defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
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
  titleZh: t.text(noticeLimits.title),
  titleEn: t.text(noticeLimits.title),
  contentZh: t.text(noticeLimits.content),
  contentEn: t.text(noticeLimits.content),
}
export interface AnnouncementTexts {
  readonly titleZh: string
  readonly titleEn: string
  readonly contentZh: string
  readonly contentEn: string
}
const version = t.Integer({ minimum: 1, maximum: 1_000_000 })

const row = t.Object({
  id: t.id,
  title: t.String(),
  state: t.oneOf(...announcementStates),
  version: t.Integer(),
  publishedAt: t.dateTime,
  publishedBy: t.String(),
  /** null if it was never edited. */
  changedAt: t.nullable(t.dateTime),
  withdrawnAt: t.nullable(t.dateTime),
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
    keyword: t.Optional(t.text(50)),
    state: t.Optional(t.oneOf(...announcementStates)),
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
  input: t.strict({ id: t.id }),
  output: t.Object({ ...row.properties, ...texts }),
  errors: [platformErrors.notFound],
  access,
})

/** Publishes to all institutions at once and notifies everybody who is signed in. */
export const announcementDeskPublish = defineWrite({
  name: 'announcementDeskPublish',
  summary: { zh: '发布公告', en: 'Publish an announcement' },
  path: `${base}/publish`,
  input: t.strict(texts),
  output: t.Object({ id: t.id, version: t.Integer() }),
  errors: [noticeErrors.titleEmpty, noticeErrors.contentEmpty],
  access,
  idempotent: 'key',
})

/** Edits a published announcement. `version` is the one that was edited; a newer one refuses the call. */
export const announcementDeskEdit = defineWrite({
  name: 'announcementDeskEdit',
  summary: { zh: '修改公告', en: 'Edit an announcement' },
  path: `${base}/edit`,
  input: t.strict({ id: t.id, version, ...texts }),
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
  input: t.strict({ id: t.id, version }),
  output: t.Object({ version: t.Integer() }),
  errors: [platformErrors.notFound, platformErrors.conflict, noticeErrors.withdrawn],
  access,
  idempotent: 'key',
})
