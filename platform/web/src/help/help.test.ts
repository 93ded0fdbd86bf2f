import { expect, test } from 'vitest'
import { askForHelp, type HelpWish, onHelpWanted } from './help.ts'

test('[BL-037] a wish for help reaches who gives it, also one that came before', () => {
  const heard: HelpWish[] = []
  askForHelp({ question: '怎么锁屏' })
  const leave = onHelpWanted((wish) => heard.push(wish))
  askForHelp({ seat: true })
  leave()
  askForHelp()
  expect(heard).toEqual([{ question: '怎么锁屏' }, { seat: true }])
})
