import { type ErrorEntry, redactEntry } from './redact.ts'
import type { ReportWords } from './report-words.ts'

/** A report of a page's policy, as browsers write it; see the call `reportViolation`. */
export interface ViolationReport {
  readonly 'violated-directive': string
  readonly 'effective-directive'?: string
  readonly 'document-uri'?: string
  readonly 'blocked-uri'?: string
  readonly 'source-file'?: string
  readonly 'line-number'?: number
}

/**
 * The site of a blocked resource, or the browser's keyword: 'inline', 'eval', 'data'. Never a path
 * or a query.
 */
function siteOf(blocked: string): string {
  const url = URL.parse(blocked)
  if (url === null) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : '?'
  return url.origin === 'null' ? url.protocol : url.origin
}

const pathOf = (file: string): string => URL.parse(file)?.pathname ?? '?'

/** A directive's name; '?' for any other text. */
const named = (directive: string): string => (/^[a-z-]{1,40}$/.test(directive) ? directive : '?')

/** A file of the built portal; '?' for any other. */
const ownFile = (path: string): string => (/^\/assets\/[\w.-]{1,100}$/.test(path) ? path : '?')

/** The stored part of a violation: page, directive, site, and the position in our own script. */
export function violationEntry(report: ViolationReport, words: ReportWords): ErrorEntry {
  const [directive = ''] = (report['effective-directive'] ?? report['violated-directive']).split(' ')
  const file = report['source-file'] ?? ''
  const place = file === '' ? '' : ` at ${ownFile(pathOf(file))}:${report['line-number'] ?? 0}`
  return {
    ...redactEntry({ url: pathOf(report['document-uri'] ?? '') }, words),
    method: 'CSP',
    errorText: `${named(directive)} refused ${siteOf(report['blocked-uri'] ?? '')}${place}`,
  }
}
