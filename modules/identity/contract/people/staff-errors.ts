import { defineErrors } from '@iisp/contract'

/** Refusals of the administration of people. */
export const staffErrors = defineErrors('identity', {
  ownStaff: {
    status: 403,
    zh: '不可变更本人的账号，请由其他管理员处理',
    en: 'You may not change your own account. Please ask another administrator.',
  },
  lastAdministrator: {
    status: 409,
    zh: '该账号是机构唯一的管理员，请先设置其他管理员',
    en: 'This is the only administrator of the institution. Please appoint another one first.',
  },
  staffAsAnother: {
    status: 403,
    zh: '代办时不可变更人员，请由管理员本人处理',
    en: 'People are administered by the administrator in person, not by somebody acting as them',
  },
  rolesUnchanged: {
    status: 400,
    zh: '角色没有变化，请调整后提交',
    en: 'The roles are the same as before. Please change them first.',
  },
  staffChangePending: {
    status: 409,
    zh: '该人员已有待复核的变更，请先完成或撤回',
    en: 'A change of this person waits already. It has to be decided or withdrawn first.',
  },
  staffChangeClosed: {
    status: 409,
    zh: '该变更已处理，请刷新后重试',
    en: 'This change is decided already. Please refresh.',
  },
  ownStaffChange: {
    status: 403,
    zh: '变更须由提出人和本人以外的管理员复核',
    en: 'A change is confirmed by an administrator other than the one who proposed it and the person concerned',
  },
  notYourStaffChange: {
    status: 403,
    zh: '仅提出人可撤回变更',
    en: 'Only who proposed a change can withdraw it',
  },
  staffChangeTooOften: {
    status: 429,
    zh: '一天最多提出{limit}次变更，请明日再试',
    en: 'At most {limit} changes a day. Please try again tomorrow.',
  },
  accountTaken: {
    status: 409,
    zh: '该账号已存在，请使用其他邮箱',
    en: 'This account exists already. Please use another e-mail address.',
  },
  institutionTaken: {
    status: 409,
    zh: '已有同名机构，请核实后退回或拒绝该申请',
    en: 'An institution of this name exists already. Please verify, and return or refuse the application.',
  },
  phoneUnchanged: {
    status: 400,
    zh: '手机号码没有变化，请填写新的号码',
    en: 'This is the mobile registered already. Please enter another one.',
  },
  noKeys: {
    status: 409,
    zh: '该账号没有UKey，请刷新后重试',
    en: 'This account has no hardware key. Please refresh.',
  },
  institutionPending: {
    status: 409,
    zh: '该机构已有待复核的停用或恢复，请先完成或撤回',
    en: 'The closing or reopening of this institution waits already. It has to be decided or withdrawn first.',
  },
  ownInstitution: {
    status: 403,
    zh: '托管人不可停用',
    en: 'The custodian itself cannot be closed',
  },
  resetSentTooOften: {
    status: 429,
    zh: '已向该人员发送过多次重置邮件，请稍后再试',
    en: 'The person was mailed several times just now. Please try again later.',
  },
  staffFull: {
    status: 409,
    zh: '机构的账号已达{limit}个，无法新增',
    en: 'The institution has {limit} accounts already, which is the most it can have',
  },
})
