import { errorText } from '@iisp/contract'
import { reader } from '@iisp/server'
import { rehearseRelation as call } from '../../contract/rehearsal/rehearsal.ts'
import { noticeTexts } from '../../rules/rehearsal/rule-texts.ts'
import { totalsOf } from '../../rules/rehearsal/step.ts'
import { confirmDay } from './confirm-day.ts'
import { loadBasis } from './load-basis.ts'
import { mostLevels, rehearsedLinks } from './load-links.ts'
import { playEvent } from './play-event.ts'
import { newWorld, play } from './world.ts'

export const rehearseRelation = reader(call, async (ctx, asked) => {
  const { links, cut } = await rehearsedLinks(ctx, asked)
  const basis = await loadBasis(ctx, links, asked)
  const world = newWorld({ call: ctx.call, basis, navs: asked.navs, confirmDay })
  for (const event of asked.events) world.agenda.add(event.on, 0, () => playEvent(world, event))
  const whole = await play(world)
  const say = (text: keyof typeof noticeTexts, params: Record<string, string> = {}) =>
    errorText(noticeTexts[text], ctx.language, params)
  const funds = [...basis.funds.values()].toSorted((a, b) => a.level - b.level)
  const steps = world.steps.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
  return {
    funds,
    holdings: [...basis.shownHoldings],
    rows: steps.map(({ rules, ...one }) => ({
      ...one,
      rules: rules.map(({ text, params }) => errorText(text, ctx.language, params)),
    })),
    totals: totalsOf(
      steps,
      funds.map(({ code }) => code),
    ),
    notices: [
      say('othersLeftOut'),
      ...links
        .filter((link) => basis.accountOf(link) === null)
        .map(({ child, mother }) => say('noAccount', { child: child.code, mother: mother.code })),
      ...(whole ? [] : [say('cut', { count: String(steps.length) })]),
      ...(cut ? [say('levels', { levels: String(mostLevels) })] : []),
    ],
  }
})
