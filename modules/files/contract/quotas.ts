import { type Static, defineList, defineRead, t } from '@iisp/contract'
import { storageQuotas } from './pages.ts'

const bytes = t.Integer({ minimum: 0 })

const quotaRow = t.Object({
  institutionId: t.text(20),
  institutionName: t.institutionName,
  files: t.Integer({ minimum: 0 }),
  /** Bytes of the stored files. */
  used: bytes,
  /** Total size of the unfinished uploads in bytes. */
  uploading: bytes,
  limit: bytes,
})
export type QuotaRow = Static<typeof quotaRow>

const desk = { who: 'pages', pages: [storageQuotas], roles: ['system-administrator'] } as const

/** Storage use and quota of the institutions, those closest to their quota first. */
export const quotaList = defineList({
  name: 'quotaList',
  summary: { zh: '存储用量', en: 'Storage use' },
  path: '/api/file/quota/list',
  filters: { keyword: t.Optional(t.text(50)) },
  row: quotaRow,
  access: desk,
})

/** The virus scanner for uploads; null if there is none. */
export const scannerState = defineRead({
  name: 'scannerState',
  summary: { zh: '病毒扫描配置', en: 'Virus scanner configuration' },
  methods: ['POST', 'GET'],
  path: '/api/file/scanner',
  output: t.Object({ scanner: t.nullable(t.oneOf('clamd', 'icap')) }),
  access: desk,
})
