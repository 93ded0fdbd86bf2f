import { isIP } from 'node:net'

/** Reads one setting from its text; `description` completes the sentence "KEY must be …" for an invalid text. */
export interface Kind<T> {
  readonly read: (text: string) => T | undefined
  readonly description: { readonly zh: string; readonly en: string }
}

export const wholeNumber = (least: number, most: number): Kind<number> => ({
  read: (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    return value >= least && value <= most ? value : undefined
  },
  description: { zh: `${least} 至 ${most} 之间的整数`, en: `a whole number from ${least} to ${most}` },
})

export const oneWordOf = <const W extends readonly [string, ...string[]]>(...words: W): Kind<W[number]> => ({
  read: (text) => words.find((word) => word === text),
  description: { zh: words.join('、') + ' 之一', en: `one of ${words.join(', ')}` },
})

export const yesOrNo: Kind<boolean> = {
  read: (text) => ({ yes: true, true: true, no: false, false: false })[text],
  description: { zh: 'yes 或 no', en: 'yes or no' },
}

export const words = (most: number): Kind<string> => ({
  read: (text) => (text.length <= most && !/\p{Cc}/u.test(text) ? text : undefined),
  description: { zh: `不超过 ${most} 个字符的一行文字`, en: `one line of at most ${most} characters` },
})

/** A key shared with an external service, long enough not to be guessed. */
export const sharedSecret: Kind<string> = {
  read: (text) => (text.length >= 32 ? words(200).read(text) : undefined),
  description: { zh: '32 至 200 个字符的一行文字', en: 'one line of 32 to 200 characters' },
}

export const urlOf = (...schemes: readonly string[]): Kind<string> => ({
  read: (text) =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)) ? text : undefined,
  description: {
    zh: `以 ${schemes.join(':// 或 ')}:// 开头的地址`,
    en: `a ${schemes.join(':// or ')}:// address`,
  },
})

/**
 * Location and credentials of a bucket: KEY:SECRET@host/bucket, with one path step and both
 * credentials.
 */
export const bucketUrl: Kind<string> = {
  read: (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const whole =
      url &&
      /^https?:$/.test(url.protocol) &&
      url.username &&
      url.password &&
      /^\/[^/]+\/?$/.test(url.pathname)
    return whole ? text : undefined
  },
  description: {
    zh: 'https://KEY:SECRET@主机/桶 形式的地址',
    en: 'an address such as https://KEY:SECRET@host/bucket',
  },
}

/** A clamd by its port or its socket, or a service of an ICAP server. */
export const scannerUrl: Kind<string> = {
  read: (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const named = url?.pathname !== undefined && url.pathname.length > 1
    const whole =
      (url?.protocol === 'clamd:' && (url.hostname === '') === named) ||
      (url?.protocol === 'icap:' && url.hostname !== '' && named)
    return whole ? text : undefined
  },
  description: {
    zh: 'clamd://主机:端口、clamd:///套接字路径 或 icap://主机:端口/服务 形式的地址',
    en: 'an address such as clamd://host:port, clamd:///path/of/socket or icap://host:port/service',
  },
}

/** Scheme, host and port, nothing behind. */
export const origin: Kind<string> = {
  read: (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    return url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href ? url.origin : undefined
  },
  description: {
    zh: '不含路径的来源，例如 https://portal.example.com',
    en: 'an origin such as https://portal.example.com, without a path',
  },
}

/** Comma-separated menus with a mail address each. */
export const menuEmails: Kind<Readonly<Record<string, string>>> = {
  read: (text) => {
    const pairs = text.split(',').map((pair) => pair.trim().split('='))
    const whole = pairs.every(([menu = '', email = '', ...rest]) => {
      return /^\d{1,20}$/.test(menu) && /^[^\s@,=]+@[^\s@,=]+$/.test(email) && rest.length === 0
    })
    return whole ? (Object.fromEntries(pairs) as Record<string, string>) : undefined
  },
  description: {
    zh: '以逗号分隔的 菜单编号=邮箱，例如 10101=pay@example.com',
    en: 'menu=address pairs separated by commas, such as 10101=pay@example.com',
  },
}

/** Comma-separated origins. */
export const origins: Kind<readonly string[]> = {
  read: (text) => {
    const entries = text.split(',').map((entry) => origin.read(entry.trim()))
    return entries.every((entry) => entry !== undefined) ? entries : undefined
  },
  description: {
    zh: '以逗号分隔的来源，例如 https://research.example.com',
    en: 'origins separated by commas, such as https://research.example.com',
  },
}

/** Comma-separated addresses or networks. */
export const networks: Kind<readonly string[]> = {
  read: (text) => {
    const entries = text.split(',').map((entry) => entry.trim())
    return entries.every(isNetwork) ? entries : undefined
  },
  description: {
    zh: '以逗号分隔的 IP 地址或网段，例如 127.0.0.1,10.0.0.0/8',
    en: 'IP addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8',
  },
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
