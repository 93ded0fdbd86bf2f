import type { FastifyRequest } from 'fastify'
import { type Call, principalHeader, principalParameter } from '@iisp/contract'

/** Whether the call may name the principal in its query, since a frame, picture or player fetches its file by address. */
export const isShownByAddress = ({ answer, methods }: Pick<Call, 'answer' | 'methods'>): boolean =>
  answer === 'file' && methods.includes('GET')

/**
 * The principal that the sending page shows; null if the request names none, as with requests of
 * other programs.
 */
export function shownPrincipal(
  call: Pick<Call, 'answer' | 'methods'>,
  { headers, url }: Pick<FastifyRequest, 'headers' | 'url'>,
): string | null {
  const header = headers[principalHeader]
  if (header !== undefined) return String(header)
  return isShownByAddress(call) ? principalInAddress(url) : null
}

/** The principal that an address names in its query. */
export function principalInAddress(url: string): string | null {
  const cut = url.indexOf('?')
  return cut < 0 ? null : new URLSearchParams(url.slice(cut)).get(principalParameter)
}
