import { conflict, defineErrors, forbidden, tooManyRequests } from '@iisp/contract'

/** Apart from the module's others, so that the login page does not load them. */
export const menuRequestErrors = defineErrors('identity', {
  menuNotOffered: conflict(
    '该菜单不可申请，或您已有该菜单的权限',
    'This menu cannot be requested, or you have it already',
  ),
  menuAsked: conflict(
    '您已申请该菜单的权限，请等待管理员处理',
    'You have requested this menu. Please wait for your administrator.',
  ),
  noAdministrator: conflict(
    '贵机构尚无可处理申请的管理员，请联系客服',
    'Your institution has no administrator who could decide. Please contact customer service.',
  ),
  menuAskedTooOften: tooManyRequests(
    '一天最多申请{limit}次，请明日再试',
    'At most {limit} requests a day. Please try again tomorrow.',
  ),
  menuRequestClosed: conflict(
    '该申请已处理，请刷新后重试',
    'This request is decided already. Please refresh.',
  ),
  notAsAnother: forbidden(
    '代办时不可授权，请由管理员本人处理',
    'Rights are granted by the administrator in person, not by somebody acting as them',
  ),
})
