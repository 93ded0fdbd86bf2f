import { expect, test } from 'vitest'
import { t } from '@iisp/contract'
import { namesInEnglish } from './names-in-english.ts'

const step = t.Object({ person: t.personName, remark: t.text(100) })

test('names of people are written in English wherever the schema has them, all else stays', () => {
  const schema = t.Object({
    title: t.text(100),
    by: t.nullable(t.personName),
    decidedBy: t.nullable(t.personName),
    also: t.Optional(t.personName),
    steps: t.Array(step),
    colleagues: t.Array(t.personName),
    last: t.nullable(step),
  })
  const answer = {
    title: '林静',
    by: '林静',
    decidedBy: null,
    steps: [{ person: '周航', remark: '周航' }],
    colleagues: ['沈立'],
    last: { person: '顾敏', remark: '' },
  }
  expect(namesInEnglish(schema)?.(answer, new Map())).toEqual({
    title: '林静',
    by: 'Lin Jing',
    decidedBy: null,
    steps: [{ person: 'Zhou Hang', remark: '周航' }],
    colleagues: ['Shen Li'],
    last: { person: 'Gu Min', remark: '' },
  })
  expect(answer.by).toBe('林静')
})

test('an answer that names nobody needs no writing', () => {
  expect(namesInEnglish(t.Object({ list: t.Array(t.Object({ name: t.text(100) })) }))).toBeNull()
})

test('institutions have their English names where there are some', () => {
  const schema = t.Object({
    list: t.Array(t.Object({ institutionName: t.institutionName, title: t.text(100) })),
  })
  const names = new Map([['远山', 'Yuanshan']])
  const list = [
    { institutionName: '远山', title: '远山' },
    { institutionName: '无名', title: '' },
  ]
  expect(namesInEnglish(schema)?.({ list }, names)).toEqual({
    list: [
      { institutionName: 'Yuanshan', title: '远山' },
      { institutionName: '无名', title: '' },
    ],
  })
})
