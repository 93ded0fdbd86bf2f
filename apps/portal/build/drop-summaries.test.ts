import { expect, test } from 'vitest'
import { withoutSummaries } from './drop-summaries.ts'

test.each([
  ["name: 'a', summary: { zh: '查询', en: 'Query' }, path", "name: 'a',  path"],
  [`summary: { zh: '查', en: "the person's" },`, ''],
  ["summary: {\n    zh: '甲',\n    en: 'a',\n  },\n  methods", '\n  methods'],
  ['summary: { zh, en },', 'summary: { zh, en },'],
  ['summary,', 'summary,'],
])('%s', (source, left) => expect(withoutSummaries(source)).toBe(left))
