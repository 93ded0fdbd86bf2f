import { stageIisp } from '@iisp/testing/stage-iisp'
import { walkCase } from '@iisp/testing/walk-case'
import { expect, test } from 'vitest'
import { chatDeskEnd, chatDeskTake } from '../contract/chat-desk.ts'
import { chatFlow } from '../contract/chat-states.ts'
import { endChat, openChat } from '../contract/chat.ts'
import { assistantErrors as e } from '../contract/errors.ts'

const stage = stageIisp('zhao.tuo')

test('chat: each state, person of both sides and step is answered as its flow says', async () => {
  const asker = await stage.iisp.as('lin.jing')
  const { id } = await asker.ok(openChat, { text: '我的指令为什么被退回？' })
  await stage.iisp.owner.query(
    `UPDATE assistant.chat SET operator_id = (SELECT id FROM identity.account WHERE email LIKE 'zhao.tuo@%') WHERE id = $1`,
    [id],
  )
  const differences = await walkCase({
    iisp: stage.iisp,
    people: [
      { account: 'zhao.tuo', client: stage.caller, sides: ['service'] },
      { account: 'lin.jing', client: asker, sides: ['person'] },
      { account: 'he.yu', client: await stage.iisp.as('he.yu'), sides: [] },
    ],
    flow: { ...chatFlow, actions: ['take', 'end'] },
    table: 'assistant.chat',
    id,
    refusals: Object.fromEntries(
      [e.chatTaken, e.chatEnded, e.chatNotYours].map(({ code }) => [code, 'platform.caseMoved']),
    ),
    decide: (by, action, { version }) => {
      if (action === 'take') return by.send(chatDeskTake, { chatId: id, version })
      return by === stage.caller ? by.send(chatDeskEnd, { chatId: id }) : by.send(endChat, { chatId: id })
    },
  })
  expect(differences).toEqual([])
})
