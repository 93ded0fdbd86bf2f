import { type RowOf, defineFields, defineList, defineRead, f, t } from '@iisp/contract'
import { storageQuotas } from './pages.ts'

/** Sizes are in bytes. */
export const quotaFields = defineFields({
  institutionId: f.text(20, ['机构编号', 'Number']),
  institutionName: f.named(t.institutionName, ['机构名称', 'Institution']),
  files: f.count(['文件数', 'Files']),
  /** Of the stored files. */
  used: f.count(['已用', 'Used']),
  /** Of the unfinished uploads. */
  uploading: f.count(['上传中', 'Uploading']),
  limit: f.count(['限额', 'Limit']),
})
export type QuotaRow = RowOf<typeof quotaFields>

const desk = { who: 'pages', pages: [storageQuotas], roles: ['system-administrator'] } as const

/** Storage use and quota of the institutions, those closest to their quota first. */
export const quotaList = defineList({
  name: 'quotaList',
  summary: { zh: '存储用量', en: 'Storage use' },
  path: '/api/file/quota/list',
  filters: { keyword: t.Optional(t.text(50)) },
  row: quotaFields.row,
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
