import { badRequest, conflict, defineErrors, forbidden, tooManyRequests } from '@iisp/contract'

/** Refusals of the administration of people. */
export const staffErrors = defineErrors('identity', {
  ownStaff: forbidden(
    '不可变更本人的账号，请由其他管理员处理',
    'You may not change your own account. Please ask another administrator.',
  ),
  lastAdministrator: conflict(
    '该账号是机构唯一的管理员，请先设置其他管理员',
    'This is the only administrator of the institution. Please appoint another one first.',
  ),
  staffAsAnother: forbidden(
    '代办时不可变更人员，请由管理员本人处理',
    'People are administered by the administrator in person, not by somebody acting as them',
  ),
  rolesUnchanged: badRequest(
    '角色没有变化，请调整后提交',
    'The roles are the same as before. Please change them first.',
  ),
  staffChangePending: conflict(
    '该人员已有待复核的变更，请先完成或撤回',
    'A change of this person waits already. It has to be decided or withdrawn first.',
  ),
  staffChangeClosed: conflict(
    '该变更已处理，请刷新后重试',
    'This change is decided already. Please refresh.',
  ),
  ownStaffChange: forbidden(
    '变更须由提出人和本人以外的管理员复核',
    'A change is confirmed by an administrator other than the one who proposed it and the person concerned',
  ),
  staffChangeTooOften: tooManyRequests(
    '一天最多提出{limit}次变更，请明日再试',
    'At most {limit} changes a day. Please try again tomorrow.',
  ),
  accountTaken: conflict(
    '该账号已存在，请使用其他邮箱',
    'This account exists already. Please use another e-mail address.',
  ),
  institutionTaken: conflict(
    '已有同名机构，请核实后退回或拒绝该申请',
    'An institution of this name exists already. Please verify, and return or refuse the application.',
  ),
  phoneUnchanged: badRequest(
    '手机号码没有变化，请填写新的号码',
    'This is the mobile registered already. Please enter another one.',
  ),
  noKeys: conflict('该账号没有UKey，请刷新后重试', 'This account has no hardware key. Please refresh.'),
  institutionPending: conflict(
    '该机构已有待复核的停用或恢复，请先完成或撤回',
    'The closing or reopening of this institution waits already. It has to be decided or withdrawn first.',
  ),
  ownInstitution: forbidden('托管人不可停用', 'The custodian itself cannot be closed'),
  resetSentTooOften: tooManyRequests(
    '已向该人员发送过多次重置邮件，请稍后再试',
    'The person was mailed several times just now. Please try again later.',
  ),
  staffFull: conflict(
    '机构的账号已达{limit}个，无法新增',
    'The institution has {limit} accounts already, which is the most it can have',
  ),
})
