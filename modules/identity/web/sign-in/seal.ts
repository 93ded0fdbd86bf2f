import { request } from '@iisp/web/request/request'
import { getLoginKey } from '../../contract/sign-in.ts'
import { sealNewPassword, sealPassword } from '../../rules/passwords/password-transport.ts'

/** Whether this page may hash and encrypt: browsers allow it on https and on localhost only. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined

/** Seals passwords for one request, all with the same fresh nonce. */
export async function seal<const P extends readonly string[]>(
  ...passwords: P
): Promise<{ [K in keyof P]: string }> {
  const { publicKey, nonce } = await request(getLoginKey, {}, { quiet: true })
  const sealed = await Promise.all(passwords.map((password) => sealPassword(password, publicKey, nonce)))
  return sealed as { [K in keyof P]: string }
}

/** Seals the change of a password with one fresh nonce: the old one's digest, the new one itself. */
export async function sealChange(
  current: string,
  fresh: string,
): Promise<{ oldPassword: string; newPassword: string }> {
  const { publicKey, nonce } = await request(getLoginKey, {}, { quiet: true })
  const [oldPassword, newPassword] = await Promise.all([
    sealPassword(current, publicKey, nonce),
    sealNewPassword(fresh, publicKey, nonce),
  ])
  return { oldPassword, newPassword }
}

/** Seals a new password alone, with a fresh nonce. */
export async function sealFresh(password: string): Promise<string> {
  const { publicKey, nonce } = await request(getLoginKey, {}, { quiet: true })
  return sealNewPassword(password, publicKey, nonce)
}
