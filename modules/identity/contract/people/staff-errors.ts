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
})
