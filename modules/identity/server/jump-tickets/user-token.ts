import { createHmac } from 'node:crypto'

const tokenSeconds = 1800

interface User {
  readonly audience: string
  readonly account: string
  readonly cpId: string
}
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JWT (HS256) that names the user to one platform. It opens nothing in this portal. */
export function userToken(secret: string, { audience, account, cpId }: User, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000)
  const claims = { aud: audience, sub: account, cpId, iat: issued, exp: issued + tokenSeconds }
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}
