import { businessTime } from '@iisp/contract/date'
import { personNameIn, reader } from '@iisp/server'
import { aidialogApiTouchoverview as call } from '../../contract/dialog.ts'
import { requireOwnAccount } from '../own.ts'

const greetings = {
  zh: (name: string, part: string) =>
    `${name}，${part}！我是您的智能助手，可以解答平台使用问题，也可为您转接人工客服。`,
  en: (name: string, part: string) =>
    `${part}, ${name}. I answer questions about the portal and bring you to a person where that is needed.`,
} as const
const parts = {
  zh: ['上午好', '下午好', '晚上好'],
  en: ['Good morning', 'Good afternoon', 'Good evening'],
} as const
const tips = {
  zh: ['直接输入问题即可，支持拼音首字母', '我不会替您提交、复核或签发任何业务'],
  en: ['Just type your question', 'I never submit, review or sign anything for you'],
} as const

export const aidialogApiTouchoverview = reader(call, async ({ actor, now, language }, { account }) => {
  requireOwnAccount(actor, account)
  const hour = Number(businessTime(now).slice(0, 2))
  const part = parts[language][hour < 12 ? 0 : hour < 18 ? 1 : 2] as string
  return {
    greeting: greetings[language](personNameIn(language, actor.name), part),
    tips: [...tips[language]],
  }
})
