import { raw, sql, system } from '@iisp/server'
import { expect, test } from 'vitest'
import { login } from '../../contract/sign-in.ts'
import { updatePassword } from '../../contract/passwords.ts'
import { password, stageIdentity } from '../test/start-identity.ts'

const account = 'lin.jing@yuanshan.example'
const portal = await stageIdentity()

async function change(from: string, to: string, language: 'zh' | 'en' = 'zh') {
  const client = portal.visitor()
  const input = await portal.changeInput(client, account, from, to)
  return (await client.send(updatePassword, input, { language })).body
}
const setCredential = (change: string) =>
  portal.db.transact(system('test'), (db) =>
    db.run(
      raw(
        sql`UPDATE identity.credential SET ${sql.raw(change)}
          WHERE account_id = (SELECT id FROM identity.account WHERE email = ${account})`,
      ),
    ),
  )

test.each([
  ['1', 'identity.newPasswordLength', '新密码应为8至64个字符'],
  ['', 'identity.newPasswordLength', '新密码应为8至64个字符'],
  ['alllowercase', 'identity.newPasswordClasses', '新密码须包含大写字母、小写字母、数字、符号中的至少三类'],
  ['Two words 1', 'identity.newPasswordSpaces', '新密码不能包含空格'],
  ['P@ssw0rd2026', 'identity.passwordCommon', '新密码过于常见，请更换'],
  ['Lin-Jing-2026', 'identity.passwordPersonal', '新密码不能包含账号名、姓名或姓名拼音'],
  [password, 'identity.passwordReused', '新密码不能与最近5次使用的密码相同'],
])('the server refuses the new password %j: %s', async (fresh, code, msg) => {
  expect(await change(password, fresh)).toMatchObject({ status: 400, code, msg })
})

test('the refusal is in the language of the reader, and a right old password counts as no failure', async () => {
  expect((await change(password, 'Huawei@123', 'en')).msg).toBe(
    'The new password is too common. Please choose another.',
  )
  const { n } = await portal.db.reader(system('test')).one(
    raw(sql<{ n: number }>`SELECT coalesce(sum(failures), 0)::int AS n FROM identity.login_attempt
      WHERE account = ${account}`),
  )
  expect(n).toBe(0)
})

test('a password of 56 Chinese characters arrives and signs in', async () => {
  const fresh = `Aa1${'山'.repeat(55)}`
  expect((await change(password, fresh)).status).toBe(200)
  const client = portal.visitor()
  const input = await portal.loginInput(client, account, { password: await portal.sealed(client, fresh) })
  expect((await client.send(login, input)).status).toBe(200)
  await setCredential("changed_at = changed_at - interval '2 days'")
  expect((await change(fresh, 'Willow-stone-raven-715')).status).toBe(200)
})

const [now, next] = ['Willow-stone-raven-715', 'Reed-olive-plum-331']

test('a password is kept for a day', async () => {
  portal.clock.advance(3600)
  expect(await change(now, next)).toMatchObject({
    status: 400,
    code: 'identity.passwordTooYoung',
    msg: '密码修改后须满一天才能再次修改，请23小时后再试',
  })
  portal.clock.advance(86_400)
  expect((await change(now, next)).status).toBe(200)
})

test('a password that somebody else set may be changed at once', async () => {
  await setCredential('given = true')
  expect((await change(next, 'Harbor-fern-willow-9')).status).toBe(200)
  expect((await change('Harbor-fern-willow-9', now)).code).toBe('identity.passwordTooYoung')
})

test('a digest in place of the password is no password', async () => {
  const client = portal.visitor()
  const input = await portal.changeInput(client, account, undefined, 'Granite-otter-lemon-27')
  const body = (await client.send(updatePassword, { ...input, newPassword: input.oldPassword })).body
  expect(body.code).toBe('identity.newPasswordClasses')
})
