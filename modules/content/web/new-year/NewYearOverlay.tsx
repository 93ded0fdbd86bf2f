import { businessDate } from '@iisp/contract/date'
import { lazyPart } from '@iisp/web/loader/index'
import { homeKey } from '@iisp/web/tabs/tab'
import { useActiveTab } from '@iisp/web/tabs/tabs-store'
import { readCookie, setCookie } from '@iisp/web/theme/cookie'
import { useEffect, useState } from 'react'
import { isNewYear } from '../../rules/new-year.ts'

const NewYearGreeting = lazyPart(() => import('./NewYearGreeting.tsx'), 'NewYearGreeting', { over: true })
/** Remembers that the greeting was shown. It outlives the days in which home greets. */
const [cookieName, cookieDays] = ['newYear', 60] as const

/** In the first weeks of a year, greets over home once in this browser. */
export default function NewYearOverlay() {
  const isHome = useActiveTab().key === homeKey
  const [shown, setShown] = useState<'not yet' | 'open' | 'closed'>('not yet')
  const [today] = useState(() => businessDate(new Date()))
  const isDue = shown === 'not yet' && isHome && isNewYear(today) && readCookie(cookieName) === null
  if (isDue) setShown('open')
  const isShown = shown === 'open'
  useEffect(() => {
    if (isShown) setCookie(cookieName, '1', cookieDays)
  }, [isShown])
  return isShown ? <NewYearGreeting today={today} onClose={() => setShown('closed')} /> : null
}
