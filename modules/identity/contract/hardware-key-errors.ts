import { badRequest, conflict, defineErrors } from '@iisp/contract'

/** Refusals of calls about hardware keys. */
export const hardwareKeyErrors = defineErrors('hardwareKeys', {
  keyRefused: badRequest('UKey验证失败，请重试', 'The UKey could not be verified. Please try again.'),
  keyExpired: badRequest(
    'UKey验证已失效，请重新验证',
    'The UKey check is no longer valid. Please touch the key again.',
  ),
  noKeyToProve: conflict(
    '您未登记UKey，请使用短信验证码',
    'No UKey is registered for you. Please use an SMS code.',
  ),
  keyTaken: conflict('该UKey已经登记过', 'This UKey is registered already'),
  tooManyKeys: conflict(
    '最多登记{limit}个UKey，请先移除不再使用的',
    'At most {limit} UKeys can be registered. Please remove one that is no longer used.',
  ),
})
