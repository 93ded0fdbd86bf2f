import type { AuditNames } from '@iisp/contract/audit-names'
import { getNames } from '../contract/people/find-people.ts'

/** The audit trail's words of this module. */
export const identityAuditNames: AuditNames = {
  module: 'identity',
  actions: {
    'signed-in': ['登录', 'Signed in'],
    'signed-out': ['退出登录', 'Signed out'],
    locked: ['锁屏', 'Screen locked'],
    unlocked: ['解除锁屏', 'Screen unlocked'],
    'other-sessions-ended': ['下线其他登录', 'Other sessions ended'],
    'session-ended': ['下线登录', 'Session ended'],
    'session-ended-by-desk': ['强制下线', 'Session ended by an operator'],
    'sessions-ended-by-desk': ['强制下线全部登录', 'All sessions ended by an operator'],
    'sweep-refused': ['拒绝扫码登录', 'QR sign-in refused'],
    'sweep-confirmed': ['确认扫码登录', 'QR sign-in confirmed'],
    'stepped-up': ['通过二次验证', 'Second factor verified'],
    'factor-proven': ['二次验证因子通过', 'Factor proven'],
    'entered-company': ['切换进入机构', 'Institution entered'],
    'left-company': ['切换离开机构', 'Institution left'],
    'changed-side': ['切换身份', 'Role switched'],
    'switched-account': ['切换操作账号', 'Account switched'],
    'menu-ask': ['申请菜单权限', 'Menu asked for'],
    'menu-grant': ['授予菜单权限', 'Menu granted'],
    'menu-refuse': ['拒绝菜单权限', 'Menu refused'],
    'menu-take-back': ['收回菜单权限', 'Menu taken back'],
    'strong-sign-in': ['变更资金操作二次验证', 'Second factor for money changed'],
    'key-added': ['登记UKey', 'UKey registered'],
    'key-removed': ['移除UKey', 'UKey removed'],
    'key-refused': ['UKey验证失败', 'UKey refused'],
    'password-changed': ['修改密码', 'Password changed'],
    'password-refused': ['密码错误', 'Wrong password'],
    'password-reset': ['重置密码', 'Password reset'],
    'reset-asked': ['申请重置密码', 'Password reset asked for'],
    'reset-refused': ['密码重置被拒', 'Password reset refused'],
    'reset-proven': ['密码重置身份已核实', 'Password reset proven'],
    'reset-sent': ['发送密码重置邮件', 'Password reset sent'],
    'ticket-issued': ['签发跳转票据', 'Jump ticket issued'],
    'ticket-redeemed': ['核销跳转票据', 'Jump ticket redeemed'],
    'staff-change-propose': ['提出人员变更', 'Change of a person proposed'],
    'staff-change-confirm': ['通过人员变更', 'Change of a person confirmed'],
    'staff-change-decline': ['不通过人员变更', 'Change of a person declined'],
    'staff-change-withdraw': ['撤回人员变更', 'Change of a person withdrawn'],
    'staff-change-lapse': ['人员变更失效', 'Change of a person lapsed'],
    'account-enable': ['启用账号', 'Account enabled'],
    'account-disable': ['停用账号', 'Account disabled'],
    'institution-open': ['开立机构', 'Institution opened'],
  },
  objects: {
    account: ['账号', 'Account'],
    person: ['人员', 'Person'],
    institution: ['机构', 'Institution'],
    menu: ['菜单', 'Menu'],
    'menu-request': ['权限申请', 'Menu request'],
    'staff-change': ['人员变更', 'Change of a person'],
    session: ['登录', 'Session'],
  },
  labels: {
    account: async (ask, ids) => {
      const { accounts } = await ask(getNames, { personIds: [], accountIds: [...ids] })
      return new Map(accounts.map(({ id, NAME, EMAIL }) => [id, `${NAME} ${EMAIL}`]))
    },
    person: async (ask, ids) => {
      const { people } = await ask(getNames, { personIds: [...ids], accountIds: [] })
      return new Map(people.map(({ id, NAME }) => [id, NAME]))
    },
  },
}
