import { expect, test } from 'vitest'
import { withoutSummaries } from './drop-summaries.ts'

test.each([
  ["name: 'a', summary: { zh: '查询', en: 'Query' }, path", "name: 'a',  path"],
  ["defineRead({\n  summary: { zh: '查询', en: 'Query' },\n  path", 'defineRead({\n  \n  path'],
  ["defineRead({ ...check, summary: { zh: '查询', en: 'Query' }, path", 'defineRead({ ...check,  path'],
  [`name, summary: { zh: '查', en: "the person's" },`, 'name, '],
  ["name: 'a',\n  summary: {\n    zh: '甲',\n    en: 'a',\n  },\n  methods", "name: 'a',\n  \n  methods"],
  [
    "holding: 1,\n  summary: { zh: '汇总', en: 'Summary' },",
    "holding: 1,\n  summary: { zh: '汇总', en: 'Summary' },",
  ],
  ['summary: { zh, en },', 'summary: { zh, en },'],
  ['summary,', 'summary,'],
])('%s', (source, left) => expect(withoutSummaries(source)).toBe(left))
