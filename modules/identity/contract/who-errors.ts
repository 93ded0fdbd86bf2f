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
  arrangementOfAnother: {
    status: 403,
    zh: '代办时不能更改他人的菜单布局',
    en: 'While you act for somebody else you cannot change how their menus are arranged',
  },
})
