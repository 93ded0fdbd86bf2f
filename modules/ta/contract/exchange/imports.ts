import {
  type BothLanguages,
  type Static,
  type WriteAccess,
  defineDecide,
  defineList,
  defineWrite,
  t,
} from '@iisp/contract'
import type { UploadRules } from '@iisp/contract/upload-rules'
import { taErrors } from '../errors.ts'
import { exchangeDesk } from '../pages.ts'
import { exchangeFlow } from './batch-states.ts'

const base = '/api/ta/exchange'
const access: WriteAccess = { who: 'pages', pages: [exchangeDesk], supervised: false }

/** Profiles by which files can be read. */
export const exchangeProfiles = ['csdc-2.1', 'csdc-2.2'] as const
export type ExchangeProfile = (typeof exchangeProfiles)[number]
export const exchangeProfileNames: Readonly<Record<ExchangeProfile, BothLanguages>> = {
  'csdc-2.1': { zh: 'V2.1', en: 'V2.1' },
  'csdc-2.2': {
    zh: 'V2.2（部分字段长度待与对方核对）',
    en: 'V2.2 (some widths are to be agreed with the other side)',
  },
}

/** The purpose under which module files stores exchange files that were sent to the register. */
export const exchangePurpose = 'ta.exchange'
/** One set: its index and its data files. */
export const exchangeRules = {
  accept: ['txt'],
  maxSize: 300,
  maxCount: 20,
} as const satisfies UploadRules

/** Takes a set of files to be checked: an index, and the data files that it names. */
export const exchangeImport = defineWrite({
  summary: { zh: '上传数据交换文件', en: 'Hand in exchange files' },
  path: `${base}/exchangeImport`,
  input: t.strict({
    profile: t.oneOf(...exchangeProfiles),
    fileIds: t.Array(t.text(60, 1), { minItems: 1, maxItems: exchangeRules.maxCount, uniqueItems: true }),
    /** The manager in whose register accounts are opened; needed where the set has account applications (01). */
    institutionId: t.Optional(t.text(20, 1)),
  }),
  output: t.Object({ id: t.id }),
  errors: [taErrors.exchangeFileGone, taErrors.exchangeTooLarge, taErrors.managerUnknown],
  access,
  idempotent: 'key',
})

/** Imports a checked set into the register, or discards it. A set with accounts needs a second person. */
export const exchangeDecide = defineDecide(exchangeFlow, {
  summary: { zh: '接收或撤销数据交换文件', en: 'Take exchange files over, or give them up' },
  path: `${base}/exchangeDecide`,
  actions: exchangeFlow.actions,
  access,
})

const batch = t.Object({
  id: t.id,
  state: t.oneOf(...exchangeFlow.all),
  profile: t.oneOf(...exchangeProfiles),
  /** Codes of sender and receiver, and the day, from the index; empty until it is read. */
  creator: t.text(20),
  receiver: t.text(20),
  businessDate: t.nullable(t.date),
  files: t.Array(t.Object({ fileId: t.text(60), name: t.text(500), size: t.Integer() })),
  /** Records that were read so far. */
  records: t.Integer(),
  /**
   * The number of account applications among them, and the manager in whose register they are opened; '' without one.
   */
  accounts: t.Integer(),
  managerName: t.text(100),
  /** Sums of the applications, in yuan and in shares, for comparison with the sender's. */
  amount: t.text(30),
  shares: t.text(30),
  faults: t.Integer(),
  enteredBy: t.personName,
  enteredAt: t.dateTime,
  decidedBy: t.personName,
  version: t.version,
  actions: t.Array(t.oneOf(...exchangeFlow.actions)),
})
export type ExchangeBatch = Static<typeof batch>

/** Uploaded sets of files, the newest first. */
export const exchangeBatchList = defineList({
  summary: { zh: '数据交换批次列表', en: 'Sets of exchange files' },
  path: `${base}/exchangeBatchList`,
  filters: {
    id: t.Optional(t.id),
    state: t.Optional(t.oneOf(...exchangeFlow.all)),
    businessDate: t.Optional(t.date),
  },
  row: batch,
  access: { who: 'pages', pages: [exchangeDesk] },
})

const faultRow = t.Object({
  id: t.id,
  file: t.text(500),
  line: t.nullable(t.Integer()),
  /** Name of the field in the standard; empty if the fault concerns no field. */
  field: t.text(60),
  fieldMeaning: t.text(60),
  text: t.text(500),
})
export type ExchangeFaultRow = Static<typeof faultRow>

/** The most account applications in a set. They are imported in one transaction. */
export const exchangeAccountLimit = 5_000

/** The most faults kept of a set. Checking stops there. */
export const exchangeFaultLimit = 5_000

/** Faults of a set of files, in the order of detection. */
export const exchangeFaultList = defineList({
  summary: { zh: '数据交换校验错误', en: 'Faults of exchange files' },
  path: `${base}/exchangeFaultList`,
  filters: { batchId: t.id },
  row: faultRow,
  access: { who: 'pages', pages: [exchangeDesk] },
})
