import { textsOf } from '@iisp/contract'
import { defineTexts } from '@iisp/web'
import { staffChangeFields } from '../../contract/people/staff-changes.ts'

export const staffChangeTexts = defineTexts({
  ...textsOf(staffChangeFields),
  title: ['人员变更', 'Changes of people'],
  hint: [
    '人员变更须由提出人和本人以外的另一人复核，通过后立即生效；同一自然人的不同账号不可互相复核，逾期无人复核自动失效。',
    'A second person, neither the proposer nor the one concerned under whichever account, confirms each change, which then takes effect at once. What nobody decides on in time lapses.',
  ],
  nothing: ['暂无数据，没有待您复核的变更', 'No data: no change waits for you'],
  none: ['暂无数据，尚无变更', 'No data: nothing has been proposed yet'],
  which: ['范围', 'Which'],
  open: ['待我复核', 'For me to review'],
  all: ['全部', 'All'],
  keyword: ['关键字', 'Keyword'],
  keywordHint: ['姓名、账号或机构', 'Name, account or institution'],
  before: ['变更前角色', 'Roles before'],
  after: ['变更后角色', 'Roles after'],
  noRoles: ['--（无角色）', '-- (no role)'],
  separator: ['、', ', '],
  detail: {
    roles: ['{{name}}的角色变更', 'Change of the roles of {{name}}'],
    invite: ['邀请{{name}}', 'Invitation of {{name}}'],
    phone: ['变更{{name}}的手机号码', 'Another mobile for {{name}}'],
    keys: ['移除{{name}}的UKey', 'Removal of the hardware keys of {{name}}'],
    close: ['停用{{name}}', 'Closing of {{name}}'],
    reopen: ['恢复{{name}}', 'Reopening of {{name}}'],
  },
  newPhone: ['新手机号码', 'New mobile'],
  confirmer: ['复核人', 'Reviewed by'],
  confirmers: {
    administrators: [
      '本机构其他管理员，或托管人运营人员',
      'Another administrator of the institution, or an operator of the custodian',
    ],
    'system-administrators': ['其他系统管理员', 'Another system administrator'],
    custodian: [
      '托管人运营人员（该机构没有其他可复核的管理员）',
      'An operator of the custodian (the institution has no other administrator who could)',
    ],
    operators: [
      '另一位托管人运营人员或系统管理员',
      'Another operator or system administrator of the custodian',
    ],
  },
  phoneAsk: [
    '{{name}}的登记手机号码将由{{before}}变更为{{after}}，所有登录立即退出。请先核实本人身份。',
    'The registered mobile of {{name}} changes from {{before}} to {{after}}, and all their sessions end. Please verify first that the person asked for it.',
  ],
  closeAsk: [
    '{{name}}的所有人员将立即退出，且无法登录，直至恢复。',
    'Everybody of {{name}} is signed out at once and cannot sign in until it is reopened.',
  ],
  reopenAsk: [
    '{{name}}的人员将可按原有角色和密码登录。',
    'The people of {{name}} can sign in again, with the roles and passwords they had.',
  ],
  keysAsk: [
    '将移除{{name}}的全部UKey，所有登录立即退出。请先核实本人身份。',
    'All hardware keys of {{name}} are removed, and all their sessions end. Please verify first that the person asked for it.',
  ],
  inviteAsk: [
    '将为{{name}}开通账号{{account}}，角色为“{{after}}”。本人会收到邮件，并自行设置密码。',
    'The account {{account}} is opened for {{name}}, with the roles {{after}}. The person is told by mail and sets the password.',
  ],
  confirmAsk: [
    '{{name}}的角色将由“{{before}}”变更为“{{after}}”，立即生效。',
    'The roles of {{name}} change from {{before}} to {{after}}, at once.',
  ],
})
