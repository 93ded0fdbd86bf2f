import { expect, test } from 'vitest'
import { literalsOf } from './literals.ts'
import { product } from './repository.ts'
import { linesOf, textFiles } from './texts.ts'

/**
 * Texts that the specification fixes with half-width marks, [BL-075] [BL-185] [BL-319] [BL-320] [BL-335] [BU-212]
 * [SH-240].
 */
const fixed = new Set([
  '暂无数据!',
  '敬请期待!',
  '请填写申请原因!',
  '您没有访问该菜单的权限，请联系管理员账户进行授权!',
  '不好意思, 您的问题暂时无法回答, 请重新提问',
  '该母基金({name})赎回费归属于基金资产，不允许减免，请取消',
  ...['新增', '编辑', '删除'].flatMap((act) => [`${act}联系人成功!`, `${act}联系人失败!`]),
])

/** A half-width mark beside a Chinese character. */
const mark = /[\p{Script=Han}》）】][!?:;,(]|[!?:;,)][\p{Script=Han}《（【“]/u
/** Not punctuation: addresses, of links too, values that are inserted, and the id of a part of a description. */
const other = /^### [a-z0-9-]+: |\]\([a-z]+:[^)]*\)|[a-z]+:\/\/[^\s，；、]*|\$\{[^}]*\}|\{\{\w+\}\}/g

/** Whether a reader sees a half-width mark in a Chinese text. */
const isHalfWidth = (text: string): boolean => mark.test(text.replace(other, '0'))

test('Chinese texts have full-width punctuation', () => {
  const inCode = product.flatMap((file) => literalsOf(file).map((one) => ({ ...one, file })))
  const inTexts = textFiles.flatMap((file) => linesOf(file).map((one) => ({ ...one, file })))
  expect(inTexts.length).toBeGreaterThan(3000)
  const wrong = [...inCode, ...inTexts]
    .filter(({ text }) => isHalfWidth(text) && !fixed.has(text))
    .map(({ file, line, text }) => `${file}:${line}: ${text}`)
  expect(wrong).toEqual([])
})

test.each([
  ['操作成功!', true],
  ['可核验人员: 顾敏', true],
  ['请核对(含附件)', true],
  ['余额不足,请稍后', true],
  ['操作成功！', false],
  ['邮件服务器：smtps://用户:密码@主机', false],
  ['[划款指令查询](menu:10102)中查看', false],
  ['{{count}}笔，共1,000.00元', false],
  ['Read “a”, then “b”: done.', false],
])('%s: %s', (text, isWrong) => expect(isHalfWidth(text)).toBe(isWrong))
