import { defineErrors, forbidden } from '@iisp/contract'

/** Refusals to switch to an identity that is not the caller's. */
export const whoErrors = defineErrors('identity', {
  sideNotOffered: forbidden('您没有该身份，无法切换', 'You do not have this role and cannot switch to it'),
  companyNotOffered: forbidden(
    '该账号不属于您，无法切换',
    'This is not an account of yours. You cannot switch to it.',
  ),
  companyPasswordExpired: forbidden(
    '该公司账号的密码已过期，请退出后用该账号修改密码',
    'The password of your account at this company has expired. Please sign out and change it with that account.',
  ),
  arrangementOfAnother: forbidden(
    '代办时不能更改他人的菜单布局',
    'While you act for somebody else you cannot change how their menus are arranged',
  ),
})
