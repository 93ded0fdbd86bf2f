import type { ProcessNode, ProgressDetail } from './progress.ts'

export const depositoryTask = '中登开户完成'
/** Stored task names and the short names shown for them. */
export const pendingAssociation = '待银行关联'
const association = { zh: '银行关联', en: 'Bank association' } as const
const otherMaterials = { zh: '其他材料', en: 'Other materials' } as const
const taskNames: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    提交申请: 'Application submitted',
    材料审核: 'Review of papers',
    [depositoryTask]: 'Opened at the depository',
  }),
)
/** A task is named after its result only once it is done. */
const depositoryPending = { zh: '中登开户', en: 'Opening at the depository' } as const

/** Product name and the label of its type, unless the name has it already. */
export function progressTitle({ infos, productList }: Pick<ProgressDetail, 'infos' | 'productList'>): string {
  const label = productList.find((type) => type.VC_CPLX2 === infos.VC_CPLX)?.LABEL
  return label === undefined || infos.VC_CPMC.includes(label) ? infos.VC_CPMC : `${infos.VC_CPMC} ${label}`
}

/** A task as shown. */
export function taskName(stored: string, language: 'zh' | 'en' = 'zh'): string {
  if (stored === pendingAssociation) return association[language]
  return language === 'zh' ? stored : (taskNames.get(stored) ?? stored)
}

export const progressTasks = (detail: Pick<ProgressDetail, 'flow'>, language: 'zh' | 'en') =>
  detail.flow.map(({ RWMC1, JDSCSJ: time }) => ({
    name: RWMC1 === depositoryTask && time === '' ? depositoryPending[language] : taskName(RWMC1, language),
    time,
  }))

/**
 * Files grouped by the name of their type. Files of type 1069 are other materials, regardless of
 * their own name.
 */
export function fileGroups({ file }: Pick<ProgressDetail, 'file'>, language: 'zh' | 'en') {
  const groups = new Map<string, { fileId: string; name: string }[]>()
  for (const { FILEID, FILENAME, WDLX, VC_FILETYPENAME } of file) {
    const heading = WDLX === '1069' ? otherMaterials[language] : VC_FILETYPENAME
    const files = groups.get(heading) ?? []
    files.push({ fileId: FILEID, name: FILENAME })
    groups.set(heading, files)
  }
  return [...groups].map(([heading, files]) => ({ heading, files }))
}

/** Documents follow with the stock card once the depository has opened the account and a courier number is known. */
export const papersOnTheWay = (flow: ProgressDetail['flow'], courierNumber: string): boolean =>
  courierNumber !== '' && flow.some((task) => task.RWMC1 === depositoryTask && task.JDSCSJ !== '')

const notes = {
  rejected: {
    zh: (reason: string) => `驳回原因：${reason}`,
    en: (reason: string) => `Rejected because: ${reason}`,
  },
  papers: {
    zh: '纸质材料将在审核通过后随股东卡一并寄送，如需提前寄送请联系客服',
    en: 'The paper materials are sent with the stock card after the review. To have them earlier, please contact customer service.',
  },
  courier: {
    zh: (company: string, number: string) => `快递：${company} ${number}`,
    en: (company: string, number: string) => `Courier: ${company} ${number}`,
  },
} as const

/** Notes shown beside the tasks. */
function progressNotes({ flow, saveRecordData: record }: ProgressDetail, language: 'zh' | 'en'): string[] {
  const { stage, reason, KDDH: number, F_KDGS: company } = record
  return [
    ...(stage === '4' ? [notes.rejected[language](reason)] : []),
    ...(papersOnTheWay(flow, number) ? [notes.papers[language]] : []),
    ...(number === '' ? [] : [notes.courier[language](company, number)]),
  ]
}

/** Shown until the progress is loaded. */
export const unreadProgress = ({ CPMC }: { readonly CPMC: string }) => ({
  title: CPMC,
  flow: [],
  files: [],
  process: [],
})

/** An application's progress as shown to the manager and the desk. */
export const progressView = (
  detail: ProgressDetail,
  process: readonly ProcessNode[],
  language: 'zh' | 'en',
) => ({
  title: progressTitle(detail),
  flow: progressTasks(detail, language),
  files: fileGroups(detail, language),
  process: process.map((node) => ({
    title: node.VC_RWMC,
    handler: node.VC_CLR,
    time: node.D_SCSJ,
    source: node.LY,
    reason: node.REASON,
  })),
  rejected: detail.saveRecordData.stage === '4',
  stopped: detail.saveRecordData.stage !== '2',
  notes: progressNotes(detail, language),
})
