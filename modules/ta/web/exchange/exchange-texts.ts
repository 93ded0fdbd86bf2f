import { textsOf } from '@iisp/contract'
import { defineTexts } from '@iisp/web'
import { batchFields } from '../../contract/exchange/imports.ts'

export const exchangeTexts = defineTexts({
  ...textsOf(batchFields),
  title: ['数据交换', 'Data exchange'],
  hint: [
    '按行业数据交换协议接收销售机构的账户与交易申请文件，并下发确认、份额与净值文件',
    'Files of accounts and applications from distributors by the protocol of the industry, and confirmations, holdings and NAV for them',
  ],
  empty: ['暂无数据，没有符合条件的批次', 'No files match'],
  upload: ['上传文件', 'Upload files'],
  uploadTitle: ['上传数据交换文件', 'Upload exchange files'],
  send: ['生成下发文件', 'Make files'],
  sendTitle: ['生成下发的数据交换文件', 'Make exchange files for a distributor'],
  sendHint: [
    '该机构当日确认的账户业务（02）与交易（04）、当日末持有份额（05）及其中设有锁定期的份额明细（26）、分红（06）及其汇总（09）与相关基金净值（07），连同索引文件打包下载。账户确认含证件号码，生成记入审计日志。',
    'What was confirmed there on a day, accounts (02) and transactions (04), holdings at its end (05) and of them the lots with a lock-up (26), dividends (06) with their sums (09) and the NAV of the funds concerned (07), with their indexes, as an archive. Accounts go with identity numbers: the audit trail says who made the files.',
  ],
  make: ['生成并下载', 'Make and download'],
  recipient: ['接收机构', 'Distributor'],
  recipientMissing: ['请选择接收机构', 'Please choose a distributor'],
  confirmedOn: ['确认日期', 'Confirm date'],
  dayMissing: ['请选择确认日期', 'Please choose a day'],
  uploadHint: [
    '请上传一个索引文件（OFI）及其列明的全部数据文件（OFD），一次一批',
    'One set at a time: an index file (OFI) and all data files (OFD) that it names',
  ],
  managerHint: [
    '批次含账户申请（01）：账户开立在该管理人的份额登记中',
    'The set has account applications (01): accounts are opened in the register of this manager',
  ],
  managerMissing: ['请选择管理人', 'Please choose the manager'],
  files: ['文件', 'Files'],
  filesMissing: ['请上传索引文件和数据文件', 'Please upload the index file and the data files'],
  submit: ['提交校验', 'Check'],
  sent: ['已提交，正在校验', 'Handed in. The files are being checked.'],
  detail: ['批次 {{id}}', 'Set {{id}}'],
  control: [
    '接收前请核对笔数、金额与份额合计；接收后申请进入申请处理，整批接收，不可部分接收。',
    'Compare the number of applications and both totals before you take the set over. It is taken over whole, and its applications go on to be examined.',
  ],
  controlAccounts: [
    '本批次含账户申请，须由上传人以外的人员接收，接收后账户业务立即生效。',
    'The set has account applications: somebody other than the person who uploaded it takes it over, and they take effect at once.',
  ],
  refusedHint: [
    '整批未接收。请将错误告知报送机构，更正后重新报送。',
    'Nothing of the set was taken over. Tell the sender what is wrong; it has to be sent again.',
  ],
  acceptAsk: [
    '确认接收批次 {{id}}？共{{records}}笔，金额合计{{amount}}元，份额合计{{shares}}份。',
    'Take over set {{id}}? {{records}} applications, {{amount}} yuan, {{shares}} shares.',
  ],
  faultList: ['校验错误', 'Faults'],
  noFaults: ['没有错误', 'No faults'],
})
