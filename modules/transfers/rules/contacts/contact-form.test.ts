import { expect, test } from 'vitest'
import { contactFault, type PhoneMode } from './contact-form.ts'

const sound = {
  name: '陆青',
  phone: '13900010001',
  email: 'lu@a.example',
  landline: '',
  address: '世纪大道100号',
}

test.each([
  ['a sound contact', {}, undefined],
  ['[BL-221] no name', { name: '' }, '请输入姓名'],
  ['[BL-222] a blank name', { name: '  ' }, '不能输入空格'],
  ['[BL-223] 16 characters', { name: '陆'.repeat(16) }, undefined],
  ['[BL-223] 17 characters', { name: '陆'.repeat(17) }, '姓名不能超过16位'],
  ['[BL-224] no phone', { phone: '' }, '请输入手机号'],
  ['[BL-226] a short phone', { phone: '123' }, '请输入正确的手机号'],
  ['a landline', { phone: '0755-83190000' }, undefined],
  ['Hong Kong', { phone: '+85291234567' }, undefined],
  ['21 characters of phone', { phone: '0755-83190000-1234567' }, '手机号不能超过20位'],
  ['[BL-232] no e-mail', { email: '' }, '请输入邮箱'],
  ['[BL-233] no dot in the e-mail', { email: 'a@b' }, '请输入正确的邮箱'],
  ['[BL-234] an e-mail of 128 characters', { email: `${'a'.repeat(118)}@b.example` }, undefined],
  ['[BL-234] an e-mail of 129 characters', { email: `${'a'.repeat(119)}@b.example` }, '邮箱不能超过128位'],
  ['[BL-235] a landline of 21 characters', { landline: '0755-831900001234567890' }, '座机号码不能超过20位'],
  ['[BL-236] letters as landline', { landline: 'abc' }, '请输入正确的格式'],
  ['[BL-236] a landline with its area code', { landline: '0755-83190000' }, undefined],
  ['[BL-237] no address', { address: '' }, '请输入联系人地址'],
  ['[BL-238] an address of 256 characters', { address: '路'.repeat(256) }, undefined],
  ['[BL-238] an address of 257 characters', { address: '路'.repeat(257) }, '字数不能超过256'],
  ['[BL-239] a blank address', { address: ' ' }, '内容不能只包含空格'],
])('%s', (_, change, fault) => expect(contactFault({ ...sound, ...change })?.zh).toBe(fault))

const wrong = '请输入正确的手机号'
test.each<[string, PhoneMode, string, string | undefined]>([
  ['BL-227', 'mobile', '13800000000', undefined],
  ['BL-227', 'mobile', '0755-8319', wrong],
  ['BL-227', 'mobile', '12800000000', wrong],
  ['BL-227', 'mobile', '85291234567', wrong],
  ['BL-227', 'mobile', '+85291234567', '手机号不能超过11位'],
  ['BL-231', 'mobile', '1380000000', wrong],
  ['BL-230', 'mobile', '138000000001', '手机号不能超过11位'],
  ['BL-228', 'landline', '13800000000', undefined],
  ['BL-228', 'landline', '0755-83190000', undefined],
  ['BL-228', 'landline', '83190000', undefined],
  ['BL-228', 'landline', '0755-83190000-123456', undefined],
  ['BL-228', 'landline', '+85291234567', wrong],
  ['BL-230', 'landline', '0755-83190000-1234567', '手机号不能超过20位'],
  ['BL-225', 'landline', '', '请输入手机号或座机号'],
  ['BL-229', 'hongKong', '+85291234567', undefined],
  ['BL-229', 'hongKong', '0085291234567', undefined],
  ['BL-229', 'hongKong', '13800000000', undefined],
  ['BL-229', 'hongKong', '85291234567', wrong],
  ['BL-229', 'hongKong', '0755-83190000', wrong],
  ['BL-224', 'hongKong', '', '请输入手机号'],
])('[%s] in mode %s the phone "%s": %s', (_, mode, phone, fault) =>
  expect(contactFault({ ...sound, phone }, mode)?.zh).toBe(fault),
)
