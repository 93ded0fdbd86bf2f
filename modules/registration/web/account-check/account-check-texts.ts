import { defineTexts } from '@iisp/web/i18n/texts'

export const accountCheckTexts = defineTexts({
  title: ['募集账户核验', 'Check a collection account'],
  hint: [
    '付款前，请核验收款账户是否为托管人开立的募集账户。请按基金合同填写，核验结果仅针对您填写的内容。',
    'Before you pay, check whether the account is a collection account kept with the custodian. Enter what your fund contract says; the answer is about what you enter, and nothing else.',
  ],
  accountName: ['账户名称', 'Account name'],
  accountNameHint: ['合同所载的收款账户全称', 'The full name as printed in the contract'],
  accountNo: ['账号', 'Account number'],
  party: ['产品名称或管理人名称', 'Product or manager'],
  partyHint: ['请填写全称', 'The full name, please'],
  check: ['核验', 'Check'],
  again: ['重新核验', 'Check another account'],
  missing: ['请填写{{what}}', 'Please enter: {{what}}'],
  accountNoFormat: [
    '请填写6至40位账号，可用空格或短横线分隔',
    'Please enter a number of 6 to 40 digits; blanks and hyphens may separate them',
  ],
  results: {
    match: ['核验一致', 'It matches'],
    mismatch: ['核验不一致', 'It does not match'],
    unknown: ['未查到该募集账户', 'No such collection account'],
  },
  advice: {
    match: [
      '您填写的账户名称、账号与产品或管理人，与托管人登记的募集账户一致。',
      'Name, number and product or manager are those of a collection account kept with the custodian.',
    ],
    mismatch: [
      '您填写的内容与托管人登记的募集账户不一致。请逐字核对合同；仍不一致的，请勿付款，并联系托管人。',
      'What you entered differs from the collection account kept with the custodian. Please compare every character with your contract; if it still differs, do not pay, and contact the custodian.',
    ],
    unknown: [
      '托管人没有使用中的、账号与您填写的一致的募集账户。请勿付款，并联系托管人。',
      'The custodian has no collection account in use with this number. Do not pay, and contact the custodian.',
    ],
  },
  checked: ['{{name}}，账号{{number}}，核验时间{{at}}', '{{name}}, number {{number}}, checked at {{at}}'],
})
