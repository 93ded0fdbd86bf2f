import { defineErrors } from '@iisp/contract'

/** Refusals of calls about hardware keys. */
export const hardwareKeyErrors = defineErrors('hardwareKeys', {
  keyRefused: {
    status: 400,
    zh: 'UKey验证失败，请重试',
    en: 'The UKey could not be verified. Please try again.',
  },
  keyExpired: {
    status: 400,
    zh: 'UKey验证已失效，请重新验证',
    en: 'The UKey check is no longer valid. Please touch the key again.',
  },
  noKeyToProve: {
    status: 409,
    zh: '您未登记UKey，请使用短信验证码',
    en: 'No UKey is registered for you. Please use an SMS code.',
  },
  keyTaken: { status: 409, zh: '该UKey已经登记过', en: 'This UKey is registered already' },
  tooManyKeys: {
    status: 409,
    zh: '最多登记{limit}个UKey，请先移除不再使用的',
    en: 'At most {limit} UKeys can be registered. Please remove one that is no longer used.',
  },
})
