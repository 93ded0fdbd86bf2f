const words = {
  phone: { zh: '登记手机号码已由管理员变更', en: 'Your registered mobile was changed by administrators' },
  keys: { zh: 'UKey已由管理员移除', en: 'Your hardware keys were removed by administrators' },
} as const
type Factor = keyof typeof words

/**
 * The SMS and mail to a person whose phone number or hardware keys administrators changed, in both
 * languages.
 */
export const factorChangeSms = (factor: Factor): string =>
  `您的${words[factor].zh}，所有登录均已退出。非本人要求请立即联系托管人。 ${words[factor].en}. If you did not ask for this, call your custodian at once.`

/** @param at YYYY-MM-DD HH:mm:ss in Asia/Shanghai */
export const factorChangeMail = (factor: Factor, name: string, at: string) => ({
  subject: '登录验证方式变更提醒 / Sign-in proof changed',
  text: [
    `${name}，您好：`,
    `您的${words[factor].zh}（两位管理员经办、复核，${at}生效），所有登录均已退出，请重新登录。`,
    '如为您本人提出，无需处理。如非本人要求，请立即联系托管人。',
    '',
    `${words[factor].en} at ${at} (Beijing time): one proposed it, another confirmed. All your sessions were ended.`,
    'If you asked for this, just sign in again. If not, call your custodian at once.',
  ].join('\n'),
})
