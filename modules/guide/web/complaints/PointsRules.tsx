import { guideLimits, queryIntegral } from '@iisp/guide/contract'
import { HoverCard } from '@iisp/ui/popover'
import { useCall, useProfile, useText } from '@iisp/web'
import { complaintTexts } from './complaint-texts.ts'
import css from './complaint.module.css'

/** 积分规则: the points that a complaint earns, and the person's balance. */
export function PointsRules() {
  const t = useText(complaintTexts)
  const points = useCall(queryIntegral, {}, { quiet: true, staleTime: 0 }).data
  const collects = useProfile()?.isMgr !== '2'
  return (
    <HoverCard label={t('rules')} className={css.rules}>
      <span>
        {t('rulesText', {
          each: guideLimits.complaintPoints,
          day: guideLimits.complaintPointsADay,
          adopted: guideLimits.adoptionPoints,
        })}
      </span>
      {!collects && <span>{t('noPoints')}</span>}
      {collects && points && <span>{t('mine', { balance: points.balance, today: points.today })}</span>}
    </HoverCard>
  )
}
