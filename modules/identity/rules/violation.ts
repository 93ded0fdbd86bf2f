import { type ErrorEntry, cleanText } from './redact.ts'

/** A report of a page's policy, as browsers write it; see the call `reportViolation`. */
export interface ViolationReport {
  readonly 'violated-directive': string
  readonly 'effective-directive'?: string
  readonly 'document-uri'?: string
  readonly 'blocked-uri'?: string
  readonly 'source-file'?: string
  readonly 'line-number'?: number
}

/** The site of what was refused, or the browser's word for it: 'inline', 'eval', 'data'. Never a path or a query. */
function siteOf(blocked: string): string {
  const url = URL.parse(blocked)
  if (url === null) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : '?'
  return url.origin === 'null' ? url.protocol : url.origin
}

const pathOf = (file: string): string => URL.parse(file)?.pathname ?? '?'

/** What is kept of a violation: page, directive, site, and the place in our own script. */
export function violationEntry(report: ViolationReport): ErrorEntry {
  const [directive = ''] = (report['effective-directive'] ?? report['violated-directive']).split(' ')
  const file = report['source-file'] ?? ''
  const place = file === '' ? '' : ` at ${pathOf(file)}:${report['line-number'] ?? 0}`
  return {
    url: pathOf(report['document-uri'] ?? ''),
    method: 'CSP',
    errorText: cleanText(`${directive} refused ${siteOf(report['blocked-uri'] ?? '')}${place}`, 400),
  }
}
