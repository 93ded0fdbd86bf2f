import { textsOf } from '@iisp/contract'
import { defineTexts } from '@iisp/web'
import { staffFields } from '../../contract/people/staff.ts'

export const staffTexts = defineTexts({
  ...textsOf(staffFields),
  title: ['人员管理', 'People'],
  hint: [
    '可登录本系统的人员。停用后立即退出所有登录；本人及机构唯一的管理员不可停用。手机或UKey遗失时，可提出变更手机号码或移除UKey。',
    'Who can sign in. Disabling an account ends all its sessions at once. Nobody disables themselves or the only administrator of an institution. If somebody lost a phone or hardware key, propose another mobile or the removal of the keys.',
  ],
  empty: ['暂无数据，所选条件下没有人员', 'No data: nobody matches these filters'],
  keyword: ['关键字', 'Keyword'],
  keywordHint: ['姓名、拼音或账号', 'Name, pinyin or account'],
  role: ['角色', 'Role'],
  roles: ['角色', 'Roles'],
  noRoles: ['--（无角色）', '-- (no role)'],
  separator: ['、', ', '],
  noSignIn: ['--（近90天未登录）', '-- (not in the last 90 days)'],
  disable: ['停用', 'Disable'],
  disableTitle: ['停用{{name}}的账号', 'Disable the account of {{name}}'],
  disableMeaning: [
    '停用后，{{account}}的所有登录立即退出，且无法再次登录，直至重新启用。',
    'All sessions of {{account}} end at once, and nobody can sign in to it until it is enabled again.',
  ],
  disabled: ['账号已停用，所有登录均已退出', 'Disabled; all sessions have ended'],
  enable: ['启用', 'Enable'],
  enableTitle: ['启用{{name}}的账号', 'Enable the account of {{name}}'],
  enableMeaning: [
    '启用后，{{account}}可按原有角色和密码登录。',
    '{{account}} can sign in again, with the roles and the password it had.',
  ],
  enabled: ['账号已启用', 'Enabled'],
  reset: ['重置密码', 'Reset password'],
  resetTitle: ['请{{name}}重置密码', 'Ask {{name}} to reset the password'],
  resetMeaning: [
    '向{{account}}发送邮件，请其凭手机与邮箱验证码自行设置新密码；如因输错密码被锁定，立即解除。在此之前原密码仍可使用，您无法看到或设置密码。',
    'A mail tells {{account}} how to set a new password with codes sent to phone and mail, and a lock after wrong passwords ends at once. Until then the present password stays valid. You neither see nor set one.',
  ],
  resetDone: ['邮件已发送，锁定已解除', 'Mail sent; a lock has been ended'],
  phoneAction: ['变更手机', 'New mobile'],
  phoneTitle: ['变更{{name}}的手机号码', 'Change the mobile of {{name}}'],
  phoneMeaning: [
    '复核通过后，{{account}}的所有登录立即退出，本人会在新、旧号码及邮箱收到通知。请先核实本人身份。',
    'Once confirmed, all sessions of {{account}} end, and the person is told on the old and the new mobile and by mail. Please verify first that the person asked for it.',
  ],
  keysAction: ['移除UKey', 'Remove keys'],
  keysTitle: ['移除{{name}}的UKey', 'Remove the hardware keys of {{name}}'],
  keysMeaning: [
    '复核通过后，移除{{account}}的全部UKey，所有登录立即退出，本人会在手机及邮箱收到通知。请先核实本人身份。',
    'Once confirmed, all hardware keys of {{account}} are removed and all its sessions end; the person is told by SMS and mail. Please verify first that the person asked for it.',
  ],
  proposeReason: ['申请原因', 'Reason'],
  proposeReasonMissing: ['请填写申请原因', 'Please give a reason'],
  confirmers: {
    administrators: [
      '由本机构其他管理员或托管人运营人员在“人员变更”中复核，复核通过后立即生效。',
      'Another administrator of the institution or an operator of the custodian confirms it under Changes of people. It takes effect with the confirmation.',
    ],
    'system-administrators': [
      '由其他系统管理员在“人员变更”中复核，复核通过后立即生效。',
      'Another system administrator confirms it under Changes of people. It takes effect with the confirmation.',
    ],
    custodian: [
      '该机构没有其他可复核的管理员，由托管人运营人员在“人员变更”中复核，复核通过后立即生效。',
      'The institution has no other administrator who could confirm, so an operator of the custodian does, under Changes of people. It takes effect with the confirmation.',
    ],
    operators: [
      '由另一位托管人运营人员或系统管理员在“人员变更”中复核，复核通过后立即生效。',
      'Another operator or system administrator of the custodian confirms it under Changes of people. It takes effect with the confirmation.',
    ],
  },
  changeRoles: ['变更角色', 'Change roles'],
  rolesTitle: ['变更{{name}}的角色', 'Change the roles of {{name}}'],
  rolesUnchanged: [
    '角色没有变化，请调整后提交',
    'The roles are the same as before. Please change them first.',
  ],
  propose: ['提交复核', 'Submit for review'],
  rolesProposed: ['已提交，请等待复核', 'Submitted. Please wait for the confirmation.'],
  waits: ['{{roles}}（变更待复核）', '{{roles}} (a change waits)'],
  invite: ['邀请人员', 'Invite a person'],
  inviteMeaning: [
    '复核通过后开通账号。本人会收到邮件，用手机与邮箱验证码自行设置密码。',
    'Once confirmed, the account is open. The person is told by mail and sets the password with codes sent to phone and mail.',
  ],
  accountHint: ['邮箱地址，即登录账号', 'An e-mail address; it is the account'],
  nameMissing: ['请填写姓名', 'Please enter the name'],
  accountWrong: ['请填写正确的邮箱地址', 'Please enter a valid e-mail address'],
  phoneWrong: ['请填写11位手机号码', 'Please enter a mobile number of 11 digits'],
  institutionMissing: ['请选择机构', 'Please choose the institution'],
  rolesNeeded: ['请至少选择一个角色', 'Please choose at least one role'],
  inviteReason: ['邀请原因', 'Reason'],
  inviteReasonMissing: ['请填写邀请原因', 'Please give a reason'],
  unsaved: ['已填写的内容尚未提交，确定放弃吗？', 'What you entered has not been submitted. Give it up?'],
  reason: ['变更原因', 'Reason'],
  reasonMissing: ['请填写变更原因', 'Please give a reason'],
})
