import { defineTexts } from '@iisp/web/i18n/texts'

export const switchTexts = defineTexts({
  title: ['切换管理人', 'Switch manager'],
  hint: [
    '选择要进入的管理人账号。切换后以该账号查看和操作，所有操作均记录您的真实身份。',
    'Choose the account to go on as. Everything you do is recorded under your own name.',
  ],
  search: ['按机构、姓名或账号查找', 'Find by institution, name or account'],
  enter: ['进入', 'Enter'],
  current: ['当前', 'In use'],
  reasonTitle: ['进入 {{whom}}', 'Act as {{whom}}'],
  reason: ['代办原因', 'Why you act for this account'],
  reasonMissing: ['请填写代办原因', 'Please say why you act for this account'],
  none: ['暂无数据，没有符合条件的账号', 'No data: no account matches'],
  done: ['已切换至 {{institution}} {{name}}', 'Now acting as {{name}}, {{institution}}'],
  accounts: ['账号列表', 'Accounts'],
  institution: ['机构', 'Institution'],
  name: ['姓名', 'Name'],
  account: ['账号', 'Account'],
  role: ['角色', 'Role'],
  use: ['使用情况', 'Use'],
  unused: ['3个月未使用，可收回', 'Unused for 3 months'],
})
