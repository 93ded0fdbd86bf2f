import { collectsPoints, gain } from '@iisp/guide/contract'
import type { Profile } from '@iisp/contract/shell-answers'
import { menuInFront } from '@iisp/web/routes/menu-in-front'
import { request } from '@iisp/web/request/request'

/** Reports that somebody asked for help on the menu in front, a point of code 2007. Whether it counts is the server's decision. */
export function reportHelp(profile: Profile): void {
  const menu = menuInFront()
  if (menu === undefined || !collectsPoints(profile)) return
  const point = { integralCode: '2007', name: menu.name.zh, id: menu.id } as const
  request(gain, point, { quiet: true }).catch(() => {})
}
