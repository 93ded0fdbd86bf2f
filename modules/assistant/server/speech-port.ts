import { platformErrors, Refusal } from '@iisp/contract'

/** Turns a recording into text. */
export interface SpeechPort {
  recognise(recording: Blob, filename: string): Promise<string>
}
const timeoutMs = 30_000

/**
 * A recogniser behind HTTP: the recording as multipart field `file` with `model`, answered by {"text": …}. The address's
 * password goes as bearer token; redirects are not followed.
 */
export function httpSpeech(address: string, model: string, report: (failure: string) => void): SpeechPort {
  const url = new URL(address)
  const token = decodeURIComponent(url.password)
  url.username = ''
  url.password = ''
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` }
  return {
    async recognise(recording, filename) {
      const body = new FormData()
      body.set('file', recording, filename)
      body.set('model', model)
      try {
        const signal = AbortSignal.timeout(timeoutMs)
        const answer = await fetch(url, { method: 'POST', redirect: 'manual', headers, body, signal })
        if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
        const { text } = (await answer.json()) as { text?: unknown }
        if (typeof text !== 'string') throw new Error('no text in the answer')
        return text
      } catch (error) {
        report((error as Error).message)
        throw new Refusal(platformErrors.unavailable)
      }
    },
  }
}
