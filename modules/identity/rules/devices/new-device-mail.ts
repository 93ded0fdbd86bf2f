import type { DeviceWords } from './device-words.ts'

interface SignIn extends DeviceWords {
  readonly name: string
  readonly at: string
  readonly network: string
}

/** The mail to an account's owner about a sign-in from a browser that the account was never used from. */
export function newDeviceMail({ name, at, browser, system, network }: SignIn) {
  const known = [system, browser].filter((word) => word !== '').join(' · ')
  return {
    subject: '新设备登录提醒 / Sign-in from a new device',
    text: [
      `${name}，您好：`,
      `您的账号于${at}在一台未使用过的设备上登录。`,
      `设备：${known || '未知设备'}；网络地址：${network}`,
      '如为您本人操作，无需处理。如非本人操作，请立即在门户右上角“个人中心”的“登录设备”中结束该登录，并在“修改密码”中修改密码，同时联系托管人。',
      '',
      `Your account was signed in to at ${at} (Beijing time) from a device that it was never used from.`,
      `Device: ${known || 'unknown'}; network: ${network}`,
      'If this was you, there is nothing to do. If not, open "My account" at the top right of the portal, end that session under "Sessions", change the password under "Password", and call your custodian.',
    ].join('\n'),
  }
}
