import {
  type RowOf,
  type WriteAccess,
  defineDecide,
  defineFields,
  defineList,
  defineWrite,
  f,
  t,
} from '@iisp/contract'
import type { UploadRules } from '@iisp/contract/upload-rules'
import { taErrors } from '../errors.ts'
import { exchangeDesk } from '../pages.ts'
import { exchangeFlow } from './batch-states.ts'

const base = '/api/ta/exchange'
const access: WriteAccess = { who: 'pages', pages: [exchangeDesk], supervised: false }

/** The profile by which files are read or written. */
export const exchangeProfile = f.oneOf(
  {
    'csdc-2.1': ['V2.1', 'V2.1'],
    'csdc-2.2': [
      'V2.2（部分字段长度待与对方核对）',
      'V2.2 (some widths are to be agreed with the other side)',
    ],
  },
  ['接口版本', 'Protocol'],
)

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
    profile: exchangeProfile.schema,
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

export const batchFields = defineFields({
  id: f.named(t.id, ['批次号', 'Set']),
  state: f.state(exchangeFlow, ['状态', 'State']),
  profile: exchangeProfile,
  /** Codes of sender and receiver, and the day, from the index; empty until it is read. */
  creator: f.text(20, ['报送机构', 'Sender']),
  receiver: f.text(20, ['接收机构', 'Receiver']),
  businessDate: f.orNone(f.date(['申请日期', 'Application date'])),
  files: t.Array(t.Object({ fileId: t.text(60), name: t.text(500), size: t.Integer() })),
  /** Records that were read so far. */
  records: f.count(['申请笔数', 'Applications']),
  /**
   * The number of account applications among them, and the manager in whose register they are opened; '' without one.
   */
  accounts: f.count(['其中账户申请', 'Of them for accounts']),
  managerName: f.text(100, ['账户申请归属管理人', 'Manager of the accounts']),
  /** Sums of the applications, in yuan and in shares, for comparison with the sender's. */
  amount: f.amountOf(t.text(30), ['申请金额合计（元）', 'Total amount (yuan)']),
  shares: f.amountOf(t.text(30), ['申请份额合计（份）', 'Total shares']),
  faults: f.count(['错误数', 'Faults']),
  enteredBy: f.person(['上传人', 'Uploaded by']),
  enteredAt: f.moment(['上传时间', 'Uploaded at']),
  decidedBy: f.person(['处理人', 'Decided by']),
  version: t.version,
  actions: t.Array(t.oneOf(...exchangeFlow.actions)),
})
export type ExchangeBatch = RowOf<typeof batchFields>

/** Uploaded sets of files, the newest first. */
export const exchangeBatchList = defineList({
  summary: { zh: '数据交换批次列表', en: 'Sets of exchange files' },
  path: `${base}/exchangeBatchList`,
  filters: {
    id: t.Optional(t.id),
    state: t.Optional(t.oneOf(...exchangeFlow.all)),
    businessDate: t.Optional(t.date),
  },
  row: batchFields.row,
  access: { who: 'pages', pages: [exchangeDesk] },
})

export const exchangeFaultFields = defineFields({
  id: t.id,
  file: f.text(500, ['文件', 'File']),
  line: f.orNone(f.count(['行', 'Line'])),
  /** Name of the field in the standard; empty if the fault concerns no field. */
  field: f.text(60, ['字段', 'Field']),
  fieldMeaning: t.text(60),
  text: f.text(500, ['错误', 'Fault']),
})

/** The most account applications in a set. They are imported in one transaction. */
export const exchangeAccountLimit = 5_000

/** The most faults kept of a set. Checking stops there. */
export const exchangeFaultLimit = 5_000

/** Faults of a set of files, in the order of detection. */
export const exchangeFaultList = defineList({
  summary: { zh: '数据交换校验错误', en: 'Faults of exchange files' },
  path: `${base}/exchangeFaultList`,
  filters: { batchId: t.id },
  row: exchangeFaultFields.row,
  access: { who: 'pages', pages: [exchangeDesk] },
})
