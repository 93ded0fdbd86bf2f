import { expect, test } from 'vitest'
import { trimmedUrge, urgeFaults } from './urge-form.ts'

const right = { lxrmc: '林静', lxrsj: '13800000000', lxryx: 'lin@yuanshan.example', bz: '' }
const zhOf = (change: Partial<typeof right>) => urgeFaults({ ...right, ...change }).map(({ zh }) => zh)

test('[BL-070] a form without a remark is right', () => {
  expect(urgeFaults(right)).toEqual([])
})

test('[BL-207] blanks around a value neither count nor travel', () => {
  const typed = { lxrmc: ' 林静 ', lxrsj: ' 13800000000', lxryx: 'a@b.cn ', bz: '  请尽快 ' }
  expect(urgeFaults(typed)).toEqual([])
  expect(trimmedUrge(typed)).toEqual({ lxrmc: '林静', lxrsj: '13800000000', lxryx: 'a@b.cn', bz: '请尽快' })
})

test.each([
  ['[BL-208]', '', ['请填写联系人名称']],
  ['[BL-209]', '   ', ['联系人名称不能为空']],
  ['[BL-210]', '名'.repeat(101), ['名称太长了']],
  ['[BL-210]', '名'.repeat(100), []],
])('%s contact name %j', (_, lxrmc, faults) => {
  expect(zhOf({ lxrmc })).toEqual(faults)
})

test.each([
  ['[BL-211]', '', ['请填写联系人手机']],
  ['[BL-212]', '  ', ['联系人手机不能为空']],
  ['[BL-213]', '12345678901', ['请输入正确的手机号']],
  ['[BL-213]', '13800000000', []],
  ['[BL-214]', '138000000001', ['请输入正确的手机号']],
  ['[BL-213]', '+8613800000000', ['请输入正确的手机号']],
])('%s contact mobile %j', (_, lxrsj, faults) => {
  expect(zhOf({ lxrsj })).toEqual(faults)
})

test.each([
  ['[BL-215]', '', ['请填写联系人邮箱']],
  ['[BL-216]', ' ', ['联系人邮箱不能为空']],
  ['[BL-217]', `${'a'.repeat(44)}@b.com1`.slice(0, 51).padEnd(51, 'm'), ['邮箱太长了']],
  ['[BL-217]', `${'a'.repeat(44)}@b.com`, []],
  ['[BL-217]', 'lin.jing', ['请输入正确的邮箱']],
])('%s contact e-mail %j', (_, lxryx, faults) => {
  expect(zhOf({ lxryx })).toEqual(faults)
})

test.each([
  ['[BL-218]', '备'.repeat(1001), ['备注太长了']],
  ['[BL-218]', '备'.repeat(1000), []],
])('%s remark', (_, bz, faults) => {
  expect(zhOf({ bz })).toEqual(faults)
})
