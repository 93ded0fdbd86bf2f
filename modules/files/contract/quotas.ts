import { type Static, defineCall, page, pageOf, platformErrors, strict, t, text } from '@iisp/contract'
import { menuIds } from './menus.ts'

const bytes = t.Integer({ minimum: 0 })

const quotaRow = t.Object({
  institutionId: text(20),
  institutionName: text(200),
  files: t.Integer({ minimum: 0 }),
  /** Bytes of the files kept. */
  used: bytes,
  /** Bytes that uploads under way will be. */
  uploading: bytes,
  limit: bytes,
})
export type QuotaRow = Static<typeof quotaRow>

/** What the institutions keep of what they may keep, those nearest to their limit first. */
export const quotaList = defineCall({
  name: 'quotaList',
  summary: '存储用量',
  methods: ['POST', 'GET'],
  path: '/api/file/quota/list',
  input: strict({ keyword: t.Optional(text(50)), ...page }),
  output: pageOf(quotaRow),
  errors: [platformErrors.listTooLong],
  access: { who: 'menus', menus: [menuIds.quotas], roles: ['system-administrator'] },
  effect: 'read',
  idempotent: 'yes',
})
