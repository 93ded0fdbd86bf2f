interface KeyChange {
  readonly name: string
  readonly key: string
  /** YYYY-MM-DD HH:mm:ss in Asia/Shanghai. */
  readonly at: string
}
const words = {
  added: { zh: '登记了', en: 'registered for' },
  removed: { zh: '移除了', en: 'removed from' },
} as const

/**
 * The mail to the owner of an account when a hardware key is added or removed, in both languages.
 */
export const keyChangeMail = (change: keyof typeof words, { name, key, at }: KeyChange) => ({
  subject: 'UKey变更提醒 / UKey changed',
  text: [
    `${name}，您好：`,
    `您的账号于${at}${words[change].zh}UKey“${key}”。`,
    '如为您本人操作，无需处理。如非本人操作，请立即修改密码，在个人中心结束其他登录，并联系托管人。',
    '',
    `The UKey "${key}" was ${words[change].en} your account at ${at} (Beijing time).`,
    'If this was you, there is nothing to do. If not, change your password, end your other sessions and call your custodian at once.',
  ].join('\n'),
})
