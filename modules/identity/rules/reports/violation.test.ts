import { expect, test } from 'vitest'
import { reportWords } from './report-words.ts'
import { violationEntry } from './violation.ts'

const secret = 'canary-of-a-secret'
const menu = { id: '1', parent: null, name: { zh: '首页', en: 'Home' }, path: '/home', sort: 1, roles: [] }
const words = reportWords([], [menu])
const report = {
  'violated-directive': "script-src 'self'",
  'document-uri': `https://portal.example/iisp/home?sessionid=${secret}#${secret}`,
  'script-sample': secret,
}

test.each([
  [{ 'blocked-uri': `https://evil.example/${secret}?${secret}` }, 'script-src refused https://evil.example'],
  [{ 'blocked-uri': 'inline', 'effective-directive': 'script-src-elem' }, 'script-src-elem refused inline'],
  [{ 'blocked-uri': `data:text/html,${secret}` }, 'script-src refused data:'],
  [{ 'blocked-uri': `${secret} ?` }, 'script-src refused ?'],
  [
    {
      'blocked-uri': 'eval',
      'source-file': `https://portal.example/assets/home.js?${secret}`,
      'line-number': 7,
    },
    'script-src refused eval at /assets/home.js:7',
  ],
])('of a violation the page, the directive and the site are kept', (more, errorText) => {
  const entry = violationEntry({ ...report, ...more }, words)
  expect(entry).toEqual({ url: '/iisp/home', method: 'CSP', errorText })
  expect(JSON.stringify(entry)).not.toContain(secret)
})

test('of a page, a directive and a file that the portal does not have nothing is kept', () => {
  const entry = violationEntry(
    {
      'violated-directive': `${secret}=1`,
      'document-uri': `https://portal.example/iisp/${secret}`,
      'blocked-uri': 'eval',
      'source-file': `https://portal.example/${secret}.js`,
    },
    words,
  )
  expect(entry).toEqual({ url: '/*', method: 'CSP', errorText: '? refused eval at ?:0' })
})
