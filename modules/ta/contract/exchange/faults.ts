import { type BothLanguages, type Language, defineErrors, errorText, unprocessable } from '@iisp/contract'

/** Faults in files of the industry's data exchange, in reading and in writing. */
export const exchangeFaults = defineErrors('exchange', {
  emptyFile: unprocessable('文件为空', 'The file is empty'),
  notDataFile: unprocessable(
    '首行不是OFDCFDAT，不是数据文件',
    'The first line is not OFDCFDAT: this is no data file',
  ),
  notIndexFile: unprocessable(
    '首行不是OFDCFIDX，不是索引文件',
    'The first line is not OFDCFIDX: this is no index file',
  ),
  lineMissing: unprocessable('文件不完整，缺少{what}', 'The file ends before {what}'),
  lineBreak: unprocessable('行尾不是回车换行', 'The line does not end with CR LF'),
  lineTooLong: unprocessable('行长度超过{limit}字节', 'The line is longer than {limit} bytes'),
  lineWidth: unprocessable(
    '{what}应为{expected}字节，实际{found}字节',
    '{what} has {found} bytes instead of {expected}',
  ),
  lineText: unprocessable('{what}含有不允许的字符', '{what} holds characters that are not allowed there'),
  lineNumber: unprocessable('{what}应为数字，实际为“{found}”', '{what} is not a number: “{found}”'),
  lineDate: unprocessable('{what}不是有效日期：{found}', '{what} is not a date: {found}'),
  version: unprocessable(
    '版本号{found}不适用，应为{expected}',
    'The version is {found}, expected {expected}',
  ),
  fileType: unprocessable('不支持的文件类型：{found}', 'Files of type {found} are not exchanged'),
  noFields: unprocessable('文件未列出字段', 'The file lists no fields'),
  unknownField: unprocessable('字段名未知', 'The field is not known'),
  fieldTwice: unprocessable('字段重复', 'The field is listed twice'),
  recordLength: unprocessable(
    '记录应为{expected}字节，实际{found}字节',
    'The record has {found} bytes instead of {expected}',
  ),
  fewerRecords: unprocessable(
    '文件头记录数为{expected}，实际只有{found}条',
    'The header counts {expected} records, the file has {found}',
  ),
  endMissing: unprocessable(
    '第{expected}条记录之后应为OFDCFEND',
    'OFDCFEND does not follow record {expected}',
  ),
  indexEndMissing: unprocessable('文件清单之后应为OFDCFEND', 'OFDCFEND does not follow the list of files'),
  afterEnd: unprocessable('OFDCFEND之后还有内容', 'Something follows OFDCFEND'),
  fileName: unprocessable('文件名不符合规范：{found}', 'This is not the name of a data file: {found}'),
  fileNameOther: unprocessable(
    '文件名与文件头的{what}不一致：{found}',
    'The name of the file and its header differ in this: {what} ({found})',
  ),
  indexOther: unprocessable(
    '文件名中的创建人、接收人或日期与索引不一致：{found}',
    'Creator, receiver or date in the name differ from those of the index: {found}',
  ),
  fileTwice: unprocessable('文件重复：{found}', 'The file is listed twice: {found}'),
  fileMissing: unprocessable(
    '索引列出的文件未上传：{found}',
    'The index names a file that was not uploaded: {found}',
  ),
  fileUnlisted: unprocessable('文件未列入索引：{found}', 'The file is not named in the index: {found}'),
  notDigits: unprocessable('只能为数字，左对齐：“{found}”', 'Only digits, from the left: “{found}”'),
  notNumber: unprocessable('不是有效数值：“{found}”', 'This is not a number: “{found}”'),
  notText: unprocessable(
    '含有无效或不完整的GB18030字符',
    'The text has an invalid or incomplete GB18030 character',
  ),
  controlCharacter: unprocessable(
    '含有控制字符{character}',
    'The text holds the control character {character}',
  ),
  sign: unprocessable('正负标志应为0或1，实际为“{found}”', 'The sign is neither 0 nor 1: “{found}”'),
  signTwice: unprocessable('数值与正负标志均为负', 'The number is negative, and so is its sign field'),
  textTooLong: unprocessable(
    '内容为{found}字节，超过{expected}字节',
    'The text has {found} bytes, {expected} fit',
  ),
  tooLong: unprocessable(
    '内容为{found}字，超过{expected}字',
    'The text has {found} characters, {expected} fit',
  ),
  tooManyDigits: unprocessable('数值{found}超出字段长度', 'The number {found} does not fit'),
  tooManyDecimals: unprocessable(
    '数值{found}超过{expected}位小数',
    'The number {found} has more than {expected} decimals',
  ),
  unmappable: unprocessable(
    '字符“{character}”（{codePoint}）无法用GB18030准确表示',
    'GB18030 has no exact code for the character “{character}” ({codePoint})',
  ),
  notTakenOver: unprocessable('该类文件不予接收：{found}', 'Files of this type are not taken over: {found}'),
  noIndex: unprocessable('应上传一个索引文件（OFI）', 'There has to be one index file (OFI)'),
  senderGone: unprocessable('上传人账户已停用', 'The account that uploaded the files is disabled'),
  missing: unprocessable('必填字段为空', 'The field is needed and is empty'),
  notFor: unprocessable('该业务不应填写此字段', 'The field has no place in this business'),
  businessCode: unprocessable('业务代码不予受理：{found}', 'Applications of business {found} are not taken'),
  currency: unprocessable('结算币种应为156，实际为{found}', 'The currency is {found}, expected 156'),
  otherDay: unprocessable('日期{found}与索引日期不一致', 'The date {found} is not that of the index'),
  timeOfDay: unprocessable('不是有效时间：{found}', 'This is no time of day: {found}'),
  zero: unprocessable('应大于零', 'The value has to be greater than zero'),
  choice: unprocessable('取值应为{expected}，实际为{found}', 'The value is {found}, expected {expected}'),
  otherSender: unprocessable(
    '销售人代码与文件创建人不一致：{found}',
    'The distributor is not who made the file: {found}',
  ),
  unknownFund: unprocessable('基金代码未登记：{found}', 'No fund has the code {found}'),
  fundUnusable: unprocessable('产品{found}当前不可交易', 'Fund {found} is not in service'),
  unknownAccount: unprocessable('交易账户未登记：{found}', 'The register has no trading account {found}'),
  accountUnusable: unprocessable('账户状态非正常：{found}', 'The account is frozen, lost or closed: {found}'),
  otherAccount: unprocessable(
    '基金账户与交易账户不符：{found}',
    'The trading account belongs to another fund account: {found}',
  ),
  targetItself: unprocessable(
    '转入基金与转出基金相同：{found}',
    'The fund cannot be converted into itself: {found}',
  ),
  targetManager: unprocessable(
    '转入基金{found}与转出基金不属于同一管理人',
    'Fund {found} is of another manager than the fund that is converted',
  ),
  targetNotAllowed: unprocessable(
    '转出基金的条款不允许转换至基金{found}',
    'The terms of the fund that is converted do not allow conversions into fund {found}',
  ),
  targetNotOpen: unprocessable(
    '转入基金{found}在该日不开放申购',
    'Fund {found} takes nothing in on the day of the file',
  ),
  conversionCircle: unprocessable(
    '该日已有反向转换的申请，不能在同一日转换至基金{found}',
    'Shares are converted the other way on the day already, directly or through other funds: they cannot go into fund {found}',
  ),
  numberTwice: unprocessable(
    '申请单编号在本批次中重复：{found}',
    'The application number stands twice in these files: {found}',
  ),
  numberKnown: unprocessable(
    '申请单编号已存在：{found}',
    'There is an application with this number: {found}',
  ),
  accountManager: unprocessable(
    '含账户申请（01）的批次须选择管理人',
    'A set with account applications (01) needs the manager whose register they are for',
  ),
  fileTooComplex: unprocessable(
    '文件过大或过于复杂，未能在限定时间和内存内读完，请分批上传',
    'The file is too large or too complex to be read within its time and memory: hand it in as several sets',
  ),
  tooManyAccounts: unprocessable(
    '一个批次最多{limit}条账户申请，请分批上传',
    'A set takes {limit} account applications at most: hand them in as several sets',
  ),
  identityNumber: unprocessable('证件号码无效', 'This is no valid number of that document'),
  phone: unprocessable('电话号码无效', 'This is no valid telephone number'),
  email: unprocessable('电子邮箱无效', 'This is no valid mail address'),
  nothingChanged: unprocessable('没有要变更的资料', 'The record changes nothing'),
  investorKnown: unprocessable(
    '该证件已在管理人处开户，增开交易账户请用008',
    'The document has an account in this register already: use 008 for another trading account',
  ),
  identityOther: unprocessable(
    '证件与基金账户登记的投资者不符',
    'The document is not that of the investor who has the fund account',
  ),
  identityKind: unprocessable(
    '证件类型与该投资者的类型不符',
    'An investor of this kind has no document of this type',
  ),
  accountTaken: unprocessable(
    '交易账户已登记：{found}',
    'The register has this trading account already: {found}',
  ),
  accountTwice: unprocessable(
    '交易账户或证件在本批次中重复：{found}',
    'The trading account or document stands twice in these files: {found}',
  ),
  unknownFundAccount: unprocessable('基金账户未登记：{found}', 'The register has no fund account {found}'),
  recordCount: unprocessable(
    '应写出{expected}条记录，实际{found}条',
    '{expected} records were announced, {found} came',
  ),
})
export type ExchangeFaultCode = keyof typeof exchangeFaults

/** A fault with its place. `line` and `record` count from 1. `params` fill the placeholders of the text. */
export interface ExchangeFault {
  readonly code: ExchangeFaultCode
  readonly line?: number
  readonly record?: number
  readonly field?: string
  readonly params?: Readonly<Record<string, string>>
}

/** Names of the lines before the records, as texts of faults use them. */
export const exchangeLines = {
  version: { zh: '版本号', en: 'Version' },
  creator: { zh: '文件创建人', en: 'File creator' },
  receiver: { zh: '文件接收人', en: 'File receiver' },
  date: { zh: '日期', en: 'Date' },
  summary: { zh: '汇总表号', en: 'Summary table number' },
  type: { zh: '文件类型', en: 'File type' },
  sender: { zh: '发送人', en: 'Sender' },
  recipient: { zh: '接收人', en: 'Recipient' },
  fieldCount: { zh: '字段数', en: 'Number of fields' },
  fieldName: { zh: '字段名', en: 'Field name' },
  recordCount: { zh: '记录数', en: 'Number of records' },
  fileCount: { zh: '文件数', en: 'Number of files' },
  fileName: { zh: '文件名', en: 'File name' },
} as const satisfies Record<string, BothLanguages>
export type ExchangeLine = keyof typeof exchangeLines

/** The text of a fault, without its place. */
export function faultText(fault: ExchangeFault, language: Language): string {
  const { what, ...params } = { ...fault.params }
  const line = Object.entries(exchangeLines).find(([name]) => name === what)?.[1]
  return errorText(
    exchangeFaults[fault.code],
    language,
    line === undefined ? params : { ...params, what: line[language] },
  )
}
