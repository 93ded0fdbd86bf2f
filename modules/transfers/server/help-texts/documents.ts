import { helpTextOf } from '@iisp/contract/help-text'
import { transferEntry, transferList } from '../../contract/pages.ts'

const listsText = helpTextOf('lists')

/** Help texts on an order's documents and the order list. */
export const documentsHelpTexts = [
  listsText(
    'attachment-needed',
    transferEntry,
    [
      ['划款需要上传哪些附件？', '需要什么材料', '管理费划款要什么附件', '附件要求'],
      '选择划款类型后，“所需材料”会列出必需和可选的附件。例如：管理费、业绩报酬、销售服务费需费用计算表；其他费用需发票或费用计算表；申购款需申购/认购书或基金合同；投资款需投资合同；税费需税费计算表或缴款通知。',
    ],
    [
      ['Which documents does a transfer need?'],
      'After choosing the type the form lists them. Management, performance and distribution fees need the fee calculation; other fees an invoice or calculation; subscriptions the form or contract; investments the contract; taxes the calculation or notice.',
    ],
    ['附件', '材料'],
    ['attachment-rules', 'documents-missing'],
  ),
  listsText(
    'attachment-rules',
    transferEntry,
    [
      ['附件的格式和大小有什么限制？', '上传文件最大多少', '支持上传什么格式', '附件上传失败'],
      '支持 pdf、jpg、jpeg、png、doc、docx、xls、xlsx、zip、rar，单个不超过50MB，每笔指令最多20个，文件名不超过500字，且不能为空文件。扩展名须与文件内容一致，否则会提示上传正确格式。',
    ],
    [
      ['Which files can be uploaded?', 'How large may an attachment be?'],
      'pdf, jpg, png, doc, docx, xls, xlsx, zip and rar up to 50 MB each, 20 an order, not empty, and the content must be what the extension says.',
    ],
    ['格式', '大小', '上传'],
    ['attachment-needed'],
  ),
  listsText(
    'documents-missing',
    transferList,
    [
      ['指令显示缺附件怎么补充？', '补充附件', '托管人要求补充材料'],
      `在[划款指令查询](menu:${transferList.id})打开带“缺附件”标记的指令，点击“编辑”，上传所缺附件后点击“提交”；其他内容不能修改，无需重新复核签发。补齐前托管人不会划付。`,
    ],
    [
      ['How do I add missing documents?'],
      `Open the marked order in [Transfer orders](menu:${transferList.id}), press “Edit”, upload the files and press “Submit”. Nothing else can change and no new approval is needed. Until then it is not paid.`,
    ],
    ['缺附件', '补充'],
    ['attachment-needed'],
  ),
  listsText(
    'attachment-download',
    transferList,
    [
      ['如何下载指令的附件？', '附件在哪里看', '文件下载不了'],
      '打开指令详情，在“附件”中点击“下载”。下载60秒没有响应会提示超时，可重试；文件不存在或无权限时会提示暂时无法下载。',
    ],
    [
      ['How do I download an attachment?'],
      'Open the order and press “Download” at the file. After 60 seconds without an answer you are told and can try again.',
    ],
    ['下载'],
    ['attachment-rules'],
  ),
  listsText(
    'list-filter',
    transferList,
    [
      ['列表怎么按条件筛选？', '更多查询条件在哪里', '如何按金额或日期筛选', '查询没有结果'],
      '在列表上方填写条件后点击“查询”，“展开”可显示更多条件，“重置”恢复默认。没有结果时请放宽日期或状态；条件会写入地址，可收藏或发给同事。',
    ],
    [
      ['How do I filter a list?', 'A list shows no rows'],
      'Fill in the fields above the list and press “Search”; “More” shows further ones, “Reset” clears. The conditions stand in the address and can be kept as a bookmark.',
    ],
    ['筛选', '查询条件'],
    ['list-columns', 'order-where'],
  ),
]
