import { businessDateTime } from '@iisp/contract/date'
import { principalHeaders } from '../request/principal.ts'
import { randomId } from '../request/random-id.ts'
import { echoesOf, redactBody, redactHeaders, redactPath, redactText, redactUrl } from './redact.ts'

/** One entry as `POST {host}/errorLog/save` takes it. The server fills cpName and opName from the session. */
export interface ErrorLogEntry {
  readonly url: string
  readonly method: string
  readonly status: number
  readonly statusText: string
  readonly reqText: string
  readonly resText: string
  /** Shanghai time, YYYY-MM-DD HH:mm:ss. */
  readonly reqTime: string
  readonly resTime: string
  readonly errorText: string
  readonly cpName: string
  readonly opName: string
  readonly reqHeaders: Readonly<Record<string, string>>
  readonly resHeaders: Readonly<Record<string, string>>
  readonly extra: string
}

export interface ErrorLogConfig {
  /** '' is the portal's own origin. */
  readonly host: string
  /** Chinese texts that are reported although Chinese texts normally are not. */
  readonly textBlacklist: readonly string[]
}
let config: ErrorLogConfig = { host: '', textBlacklist: ['系统异常', '未知错误', '空指针', '服务器内部错误'] }
export function configureErrorLog(given: Partial<ErrorLogConfig>): void {
  config = { ...config, ...given }
}
export const errorLogPath = '/errorLog/save'
/** The server accepts 60 a minute. A page that fails in a loop must not use them all up. */
const mostPerMinute = 30

export interface FailedExchange {
  readonly url: string
  readonly method: string
  readonly status: number
  readonly statusText: string
  readonly input: unknown
  readonly reqBody?: string | undefined
  readonly resBody?: string | undefined
  readonly reqHeaders: Readonly<Record<string, string>>
  readonly resHeaders: Readonly<Record<string, string>>
  /** Milliseconds. */
  readonly startedAt: number
  /** The answer's msg. */
  readonly text: string
  /** Its name in the error catalogue, if it has one. */
  readonly code?: string | undefined
}

/**
 * Whether a failed answer is reported. Refusals meant for the person are not reported: refusals
 * with a Chinese text, unless it is listed in `textBlacklist`, and refusals with a code of the
 * error catalogue.
 */
export function isReported(url: string, status: number, text: string, code = ''): boolean {
  if (status < 400 || status > 599 || url.split('?')[0]?.endsWith(errorLogPath)) return false
  if (code !== '' && status < 500) return false
  return !/\p{Script=Han}/u.test(text) || config.textBlacklist.some((listed) => text.includes(listed))
}

export function reportExchange(failed: FailedExchange): void {
  if (!isReported(failed.url, failed.status, failed.text, failed.code)) return
  const echoes = echoesOf(failed.input)
  send({
    url: redactUrl(failed.url),
    method: failed.method,
    status: failed.status,
    statusText: redactText(failed.statusText, echoes),
    reqText: redactBody(failed.url, failed.reqBody),
    resText: redactBody(failed.url, failed.resBody),
    reqTime: shanghaiTime(failed.startedAt),
    resTime: shanghaiTime(Date.now()),
    errorText: redactText(failed.text, echoes),
    reqHeaders: redactHeaders(failed.reqHeaders),
    resHeaders: redactHeaders(failed.resHeaders),
  })
}

/** Reports an error of the page itself. `extra` names code locations, never data. */
export function reportFault(errorText: string, url = location.pathname, extra: readonly string[] = []): void {
  const now = shanghaiTime(Date.now())
  send({
    url: redactUrl(url),
    method: '',
    status: 0,
    statusText: '',
    reqText: '',
    resText: '',
    reqTime: now,
    resTime: now,
    errorText: redactText(errorText),
    reqHeaders: {},
    resHeaders: {},
    extra: extra
      .map((line) => redactPath(line))
      .join(' | ')
      .slice(0, 2_000),
  })
}

/** The frames of a stack trace, without the message above them. */
export const placesOf = (stack: string | undefined): string[] =>
  (stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .map((line) => line.replace(/\?[^:)]*/g, '').replace(/https?:\/\/[^/]+/g, ''))
    .slice(0, 12)

let minute = 0
let sent = 0
/** Sent in the background. A failure of the log is not reported. */
function send(entry: Partial<ErrorLogEntry>): void {
  const now = Math.floor(Date.now() / 60_000)
  if (now !== minute) [minute, sent] = [now, 0]
  if (++sent > mostPerMinute) return
  const whole = { extra: '', cpName: '', opName: '', ...entry }
  void fetch(`${config.host}${errorLogPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-trace-id': randomId(),
      ...(config.host === '' ? principalHeaders() : {}),
    },
    body: JSON.stringify(whole),
    credentials: 'same-origin',
    keepalive: true,
  }).catch(() => {})
}

const shanghaiTime = (at: number) => businessDateTime(new Date(at))
