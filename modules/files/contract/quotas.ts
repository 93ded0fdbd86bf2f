import {
  type Static,
  defineCall,
  nullable,
  oneOf,
  page,
  pageOf,
  platformErrors,
  strict,
  t,
  text,
} from '@iisp/contract'
import { storageQuotas } from './pages.ts'

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

const desk = { who: 'pages', pages: [storageQuotas], roles: ['system-administrator'] } as const

/** What the institutions keep of what they may keep, those nearest to their limit first. */
export const quotaList = defineCall({
  name: 'quotaList',
  summary: '存储用量',
  methods: ['POST', 'GET'],
  path: '/api/file/quota/list',
  input: strict({ keyword: t.Optional(text(50)), ...page }),
  output: pageOf(quotaRow),
  errors: [platformErrors.listTooLong],
  access: desk,
  effect: 'read',
  idempotent: 'yes',
})

/** What scans uploads for viruses; null where nothing does. */
export const scannerState = defineCall({
  name: 'scannerState',
  summary: '病毒扫描配置',
  methods: ['POST', 'GET'],
  path: '/api/file/scanner',
  input: strict({}),
  output: t.Object({ scanner: nullable(oneOf('clamd', 'icap')) }),
  errors: [],
  access: desk,
  effect: 'read',
  idempotent: 'yes',
})
