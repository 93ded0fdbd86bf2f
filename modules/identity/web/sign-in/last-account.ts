import type { Way } from './use-fields.ts'

const key = 'iisp.account'
const wayKey = 'iisp.signInWay'

/** The account that last signed in with this browser; '' if there is none. An ended session continues with it. */
export const lastAccount = (): string => read(key)
export const rememberAccount = (account: string): void => keep(key, account)
export function forgetAccount(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was stored
  }
}

/** The way in which somebody last signed in with this browser. It names nobody and outlives the sign-out. */
export const lastWay = (): Way => {
  const last = read(wayKey)
  return last === 'normal' || last === 'key' ? last : 'sms'
}
export const rememberWay = (way: Way): void => keep(wayKey, way)

function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}
function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Without storage it is typed or chosen again.
  }
}
