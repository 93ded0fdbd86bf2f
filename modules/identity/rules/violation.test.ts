import { expect, test } from 'vitest'
import { violationEntry } from './violation.ts'

const secret = 'canary-of-a-secret'
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
  const entry = violationEntry({ ...report, ...more })
  expect(entry).toEqual({ url: '/iisp/home', method: 'CSP', errorText })
  expect(JSON.stringify(entry)).not.toContain(secret)
})
