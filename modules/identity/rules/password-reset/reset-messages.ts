import type { Language } from '@iisp/contract'

/**
 * Messages to the owner of an account about a reset, in both languages. The requester is not
 * identified at this point.
 */
export const resetSms = (code: string): string =>
  `您正在重置登录密码，短信验证码为${code}，5分钟内有效。非本人操作请勿泄露，并立即联系托管人。 Your SMS code to reset your password is ${code}.`

export const resetMail = (name: string, code: string) => ({
  subject: '重置登录密码 / Password reset',
  text: [
    `${name}，您好：`,
    `您的账号正在申请重置登录密码，邮件验证码为${code}，5分钟内有效。重置还需要发送至您登记手机的短信验证码。`,
    '如非您本人操作，请勿将验证码告知任何人，密码不会改变；如反复收到，请联系托管人。',
    '',
    `A reset of your password was requested. The e-mail code is ${code}, valid for 5 minutes. The code sent to your registered mobile is needed as well.`,
    'If this was not you, tell nobody the code and your password stays as it is. If it happens again, call your custodian.',
  ].join('\n'),
})

/** A reset needs two channels; an account without a phone has one. */
export const resetWithoutPhoneMail = (name: string) => ({
  subject: '重置登录密码 / Password reset',
  text: [
    `${name}，您好：`,
    '您的账号正在申请重置登录密码，但未登记手机号码，无法自助重置。请联系本机构管理员登记手机号码。',
    '如非您本人操作，无需处理，密码不会改变。',
    '',
    'A reset of your password was requested, but no mobile number is registered for you. Please ask the administrator of your institution to register one.',
    'If this was not you, there is nothing to do and your password stays as it is.',
  ].join('\n'),
})

export const passwordWasResetSms =
  '您的登录密码已重置，所有登录均已退出。非本人操作请立即联系托管人。 Your password was reset. If this was not you, call your custodian at once.'

export const passwordWasResetMail = (name: string, at: string, network: string) => ({
  subject: '登录密码已重置 / Password reset',
  text: [
    `${name}，您好：`,
    `您的登录密码已于${at}通过短信与邮件验证码重置，该账号的所有登录均已退出。网络地址：${network}`,
    '如为您本人操作，无需处理。如非本人操作，请立即联系托管人。',
    '',
    `Your password was reset at ${at} (Beijing time) with the codes sent to your phone and mail, and all your sessions were ended. Network: ${network}`,
    'If this was you, there is nothing to do. If not, call your custodian at once.',
  ].join('\n'),
})

/** An administrator wants the owner to set a new password and ended a lock. */
export const resetSentMail = (
  name: string,
  account: string,
  administrator: Readonly<Record<Language, string>>,
) => ({
  subject: '请重置登录密码 / Please reset your password',
  text: [
    `${name}，您好：`,
    `管理员${administrator.zh}请您重置账号${account}的登录密码；如账号因多次输错密码被锁定，现已解除锁定。`,
    '请打开登录页，点击“忘记密码”并输入该账号：验证码将分别发送至您的手机和本邮箱，填写两个验证码后即可设置新密码。在此之前原密码仍可使用。',
    '管理员不知道您的密码，也不会向您索要验证码。如您未提出请求，请联系托管人。',
    '',
    `Your administrator ${administrator.en} asks you to reset the password of ${account}. If it was locked after wrong passwords, the lock has been ended.`,
    'Open the login page, press "Forgot password" and enter this account. One code goes to your phone and one to this mailbox; with both you set the new password. Until then the present one stays valid.',
    'No administrator knows your password or asks for the codes. If you did not ask for this, call your custodian.',
  ].join('\n'),
})
