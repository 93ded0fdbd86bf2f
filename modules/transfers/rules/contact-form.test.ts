import { expect, test } from 'vitest'
import { contactFault } from './contact-form.ts'

const sound = { name: '陆青', phone: '13900010001', email: 'lu@a.example', landline: '', address: '' }

test.each([
  ['a sound contact', {}, undefined],
  ['no name', { name: '' }, '请输入姓名'],
  ['a blank name', { name: '  ' }, '不能输入空格'],
  ['17 characters', { name: '陆'.repeat(17) }, '姓名不能超过16位'],
  ['no phone', { phone: '' }, '请输入手机号'],
  ['a short phone', { phone: '123' }, '请输入正确的手机号'],
  ['a landline', { phone: '0755-83190000' }, undefined],
  ['Hong Kong', { phone: '+85291234567' }, undefined],
  ['no e-mail', { email: '' }, '请输入邮箱'],
  ['no dot in the e-mail', { email: 'a@b' }, '请输入正确的邮箱'],
  ['an e-mail of 129 characters', { email: `${'a'.repeat(119)}@b.example` }, '邮箱不能超过128位'],
  ['a landline of 21 characters', { landline: '0755-831900001234567890' }, '座机号码不能超过20位'],
  ['letters as landline', { landline: 'abc' }, '请输入正确的格式'],
  ['an address of 257 characters', { address: '路'.repeat(257) }, '字数不能超过256'],
  ['a blank address', { address: ' ' }, '内容不能只包含空格'],
])('%s', (_, change, fault) => expect(contactFault({ ...sound, ...change })?.zh).toBe(fault))
