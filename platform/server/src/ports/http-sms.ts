import { Refusal, platformErrors } from '@iisp/contract'
import type { SmsPort } from './ports.ts'

const timeoutMs = 5000

/**
 * Short messages through an HTTP gateway: POST {phone, text, purpose} as JSON, the address's password as bearer
 * token. Anything but a 2xx answer within 5 s counts as not sent; redirects are not followed.
 */
export function httpSms(address: string, report: (failure: string) => void): SmsPort {
  const url = new URL(address)
  const token = decodeURIComponent(url.password)
  url.username = ''
  url.password = ''
  const headers = {
    'content-type': 'application/json',
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
  }
  return {
    kind: 'http',
    async send({ phone, text, purpose }) {
      const failure = await post(url, headers, JSON.stringify({ phone, text, purpose }))
      if (failure === null) return
      report(failure)
      throw new Refusal(platformErrors.unavailable)
    },
  }
}

/** Null where the gateway accepted the message, else its answer or the reason of the failure. */
async function post(url: URL, headers: Record<string, string>, body: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', headers, body, signal })
    await answer.body?.cancel()
    return answer.ok ? null : `HTTP ${answer.status}`
  } catch (error) {
    const { name, cause } = error as Error
    return (cause as { code?: string } | undefined)?.code ?? name
  }
}
