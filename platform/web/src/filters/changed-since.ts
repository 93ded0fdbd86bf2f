import { latestMoment as latest } from '@iisp/contract/define-changes'

/**
 * The filter that leaves what somebody else changed since a moment: `changed: own(changedSince)`. It has no field; the line
 * above the list sets it.
 */
export const changedSince = {
  blank: null as number | null,
  params: ['changedSince'],
  read: (query: URLSearchParams): number | null => {
    const text = query.get('changedSince') ?? ''
    const since = /^[0-9]{1,13}$/.test(text) ? Number(text) : null
    return since === null || since > latest ? null : since
  },
  write: (since: number | null): Record<string, string> =>
    since === null ? {} : { changedSince: String(since) },
  send: (since: number | null): { changedSince?: number } => (since === null ? {} : { changedSince: since }),
}
