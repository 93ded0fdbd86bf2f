import { defineErrors } from '@iisp/contract'

/** Refusals of those who want to be somebody else than they may be. */
export const whoErrors = defineErrors('identity', {
  sideNotOffered: {
    status: 403,
    zh: '您没有该身份，无法切换',
    en: 'You do not have this role and cannot switch to it',
  },
  companyNotOffered: {
    status: 403,
    zh: '该账号不属于您，无法切换',
    en: 'This is not an account of yours. You cannot switch to it.',
  },
  companyPasswordExpired: {
    status: 403,
    zh: '该公司账号的密码已过期，请退出后用该账号修改密码',
    en: 'The password of your account at this company has expired. Please sign out and change it with that account.',
  },
  arrangementOfAnother: {
    status: 403,
    zh: '代办时不能更改他人的菜单布局',
    en: 'While you act for somebody else you cannot change how their menus are arranged',
  },
})
